import {
  concat,
  decodeErrorResult,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  parseAbiParameters,
  size,
} from 'viem'
import { isReverted, type Nodes } from '../sources/createNodes.js'
import { hexSchema } from '../sources/hexSchema.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import type { AskGateways } from './askGateways.js'
import { lookupAbi } from './ensAbi.js'

/** ERC-3668 asks for a limit: a contract may send a client round for ever. */
const mostLookups = 4
/**
 * Of a lookup, in bytes: its URLs, and those of a batch in it, may all be the same
 * bytes, and each is decoded.
 */
const mostLookupBytes = 32 * 1024
const lookupSelector = '0x556f1830'

/** What a contract returned, or the data that it failed with. */
export type ContractAnswer =
  | { readonly returned: Hex }
  | { readonly reverted: Hex }

/**
 * Calls a contract that may send its caller to gateways first.
 * @param signal ends it between its steps
 * @throws UpstreamFailure where a node or a gateway does not answer, or the
 * contract does not come to an end
 * @see ERC-3668
 */
export async function callWithLookups(
  { askGateways, nodes }: callWithLookups.Parts,
  to: Hex,
  data: Hex,
  signal: AbortSignal,
): Promise<ContractAnswer> {
  let question = data
  for (let lookups = 0; ; lookups += 1) {
    if (signal.aborted) throw new UpstreamFailure('TOO_SLOW')
    const answer = await call(nodes, to, question)
    if ('returned' in answer) return answer
    const lookup = parseLookup(answer.reverted)
    // A contract speaks for itself alone.
    if (!lookup || !isAddressEqual(lookup.sender, to)) return answer
    if (lookups === mostLookups) throw new UpstreamFailure('NOT_UNDERSTOOD')
    const response = await askGateways(lookup, signal)
    question = concat([
      lookup.callback,
      encodeAbiParameters(parseAbiParameters('bytes, bytes'), [
        response,
        lookup.extraData,
      ]),
    ])
  }
}

export declare namespace callWithLookups {
  interface Parts {
    readonly nodes: Nodes
    readonly askGateways: AskGateways
  }
}

async function call(nodes: Nodes, to: Hex, data: Hex): Promise<ContractAnswer> {
  try {
    return {
      returned: await nodes.ask(
        'eth_call',
        [{ to, data }, 'latest'],
        hexSchema,
      ),
    }
  } catch (error) {
    if (isReverted(error)) return { reverted: error.cause as Hex }
    throw error
  }
}

function parseLookup(reverted: Hex) {
  if (!reverted.startsWith(lookupSelector)) return undefined
  if (size(reverted) > mostLookupBytes)
    throw new UpstreamFailure('NOT_UNDERSTOOD')
  try {
    const { args } = decodeErrorResult({ abi: lookupAbi, data: reverted })
    const [sender, urls, callData, callback, extraData] = args
    return { sender, urls, data: callData, callback, extraData }
  } catch (cause) {
    throw new UpstreamFailure('NOT_UNDERSTOOD', { cause })
  }
}
