import { isSameAddress } from '../../../entities/account/address.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import { createAbiReader } from '../chain/abi/createAbiReader.js'
import { bytesField, encodeFields } from '../chain/abi/dynamic.js'
import { answerBatch, batchGatewayUrl } from './answerBatch.js'
import type { GatewayQuestion } from './askGateway.js'

/** `OffchainLookup(address,string[],bytes,bytes4,bytes)` */
const lookupSelector = '556f1830'

/** Resolvers that ask again and again end here. */
const lookupsLimit = 4

/** 32 KiB: all of its URLs may be the same bytes, and each is read. */
const lookupDigitsLimit = 65_536

/** How a contract ended: with an answer, or with an error of its own. */
export type ContractOutcome = {
  readonly type: 'returned' | 'reverted'
  /** Hex digits. */
  readonly data: string
}

/**
 * Calls a contract that may want to be told something from outside first.
 * @param parameters.data hex digits
 * @throws `NAME_UNRESOLVED` when nobody tells it, and what reads throw
 * @see ERC-3668
 */
export async function callResolver(parameters: {
  readonly client: RpcClient
  /** The contract: `0x…`. */
  readonly to: string
  readonly data: string
  readonly ask: (question: GatewayQuestion) => Promise<string | undefined>
  readonly signal: AbortSignal
}): Promise<ContractOutcome> {
  const { client, signal, to } = parameters
  let { data } = parameters
  let hasFailed = false
  const ask = async (question: GatewayQuestion) => {
    const answer = await parameters.ask(question)
    hasFailed ||= answer === undefined
    return answer
  }
  for (let count = 0; count <= lookupsLimit; count++) {
    const outcome = await call(client, { to, data: `0x${data}` }, signal)
    const isLookup =
      outcome.type === 'reverted' && outcome.data.startsWith(lookupSelector)
    if (!isLookup && !(outcome.type === 'reverted' && hasFailed)) return outcome
    if (!isLookup) break
    data = await answerLookup(outcome.data.slice(8), to, ask)
  }
  throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' })
}

/** @returns the call that tells the contract what it wanted to know */
async function answerLookup(
  digits: string,
  to: string,
  ask: (question: GatewayQuestion) => Promise<string | undefined>,
): Promise<string> {
  try {
    if (digits.length > lookupDigitsLimit) throw new RangeError('Too long')
    const lookup = createAbiReader(digits)
    const sender = `0x${lookup.word(0).slice(24)}`
    // Nobody speaks for another contract.
    if (!isSameAddress('eip155', sender, to))
      throw new RangeError('Not its own')
    const urls = lookup.list(1, (texts, place) => texts.text(place))
    const question = { sender, urls, data: lookup.bytes(2) }
    const answer = urls.includes(batchGatewayUrl)
      ? await answerBatch(question.data, ask)
      : await ask(question)
    if (answer === undefined) throw new RangeError('Not answered')
    const callback = lookup.word(3).slice(0, 8)
    const told = [bytesField(answer), bytesField(lookup.bytes(4))]
    return callback + encodeFields(told)
  } catch (cause) {
    if (isKitError(cause, 'CANCELLED')) throw cause
    throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' }, { cause })
  }
}

async function call(
  client: RpcClient,
  transaction: { readonly to: string; readonly data: string },
  signal: AbortSignal,
): Promise<ContractOutcome> {
  try {
    const returned = await client.read({
      method: 'eth_call',
      params: [transaction, 'latest'],
      parse: parseHexData,
      isChainAsserted: true,
      signal,
    })
    return { type: 'returned', data: returned.slice(2) }
  } catch (error) {
    const data = isKitError(error, 'RPC_ERROR') && findRevertData(error.cause)
    if (!data) throw error
    return { type: 'reverted', data }
  }
}

/** Some nodes write a word before it, some wrap it once more. */
function findRevertData(cause: unknown): string | undefined {
  const { data } = (cause ?? {}) as { data?: unknown }
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? '')
  return /0x((?:[\da-f]{2}){4,})/i.exec(text)?.[1]?.toLowerCase()
}
