import { isKitError } from '../../../errors/KitError.js'
import { chainIdProof } from '../../../jsonRpc/chainIdProof.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import { postRequest } from '../../../jsonRpc/postRequest.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import type {
  SignatureVerdict,
  SignatureVerifier,
} from '../SignatureVerifier.js'
import {
  type ContractCall,
  type ContractClaim,
  contractCall,
} from './contractCall.js'

type Context = Parameters<SignatureVerifier['verify']>[1]

/** A contract may burn all the gas that its node gives it. */
const limitMs = 5_000

/** How nodes say that the contract failed, and not they. */
const failedPattern =
  /revert|out ?of ?gas|invalid (opcode|jump)|stack (under|over)flow|EVM error/i
const revertedCode = 3

/**
 * Asks the nodes of a network whether a contract takes a signature for its
 * own. Of several nodes two must say the same and none the opposite: one that
 * lies, is slow or fails decides nothing.
 */
export async function askContract(
  claim: ContractClaim,
  context: Context,
): Promise<SignatureVerdict> {
  const { http: urls } = context.network.rpcUrls.default
  const call = contractCall(claim)
  // Without a node there are no contracts to this site.
  if (!call || urls.length === 0) return 'invalid'
  const verdicts = await Promise.all(
    urls.map((url) => askNode(url, call, context)),
  )
  return agree(verdicts, Math.min(2, urls.length))
}

function agree(
  verdicts: readonly SignatureVerdict[],
  needed: number,
): SignatureVerdict {
  const count = (wanted: SignatureVerdict) =>
    verdicts.filter((verdict) => verdict === wanted).length
  if (count('invalid') === 0 && count('valid') >= needed) return 'valid'
  if (count('valid') === 0 && count('invalid') >= needed) return 'invalid'
  return 'undetermined'
}

async function askNode(
  url: string,
  call: ContractCall,
  { environment, network, signal }: Context,
): Promise<SignatureVerdict> {
  try {
    return await withDeadline({
      run: (deadline) =>
        readNode(url, call, { environment, network, signal: deadline }),
      clock: environment.clock,
      limitMs,
      signal,
    })
  } catch (error) {
    return hasFailed(error) ? 'invalid' : 'undetermined'
  }
}

async function readNode(
  url: string,
  call: ContractCall,
  context: Context,
): Promise<SignatureVerdict> {
  const { isRight, method, parse } = chainIdProof(context.network)
  const [chainId, answer] = await Promise.all([
    post(url, 1, method, [], context),
    post(url, 2, 'eth_call', [call.transaction, 'latest'], context).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    ),
  ])
  const reported = parse(chainId)
  if (reported === undefined || !isRight(reported)) return 'undetermined'
  if ('error' in answer) throw answer.error
  const data = parseHexData(answer.result)
  if (data === undefined) return 'undetermined'
  return data === call.validAnswer ? 'valid' : 'invalid'
}

function post(
  url: string,
  id: number,
  method: string,
  params: readonly unknown[],
  { environment, network, signal }: Context,
): Promise<unknown> {
  return postRequest({
    environment,
    networkId: network.caipNetworkId,
    url,
    id,
    method,
    params,
    parseJson: JSON.parse,
    signal,
  })
}

/** Whether the contract did, not its node: then it took nothing for its own. */
function hasFailed(error: unknown): boolean {
  if (!isKitError(error, 'RPC_ERROR')) return false
  const { message } = error.cause as { readonly message: string }
  return error.context.code === revertedCode || failedPattern.test(message)
}
