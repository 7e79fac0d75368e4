import { isKitError, KitError } from '../../../errors/KitError.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { SolanaProvider } from '../../../ports/SolanaProvider.js'
import { encodeBase58 } from '../../../utils/encodeBase58.js'
import type { RpcClient } from '../../rpc/createRpcClient.js'
import { commitment } from '../chain/commitment.js'
import { readStatus } from '../chain/readStatus.js'
import { type Ask, createAsk } from '../rpc/createAsk.js'
import { buildTransfer } from './buildTransfer.js'
import { withinFee } from './feeOf.js'
import { fromNodeError, nodeText } from './fromNodeError.js'
import { planTransfer } from './planTransfer.js'
import { readBlockhash } from './readBlockhash.js'
import { isMeant, type ReadTransfer, readTransfer } from './readTransfer.js'
import { toBase64 } from './toBase64.js'

/**
 * Sends exactly what was reviewed, through the wallet that it was reviewed
 * for: by the wallet itself where it sends, else by the network's node. The
 * transaction is read back from its bytes before it is signed, and, where it
 * comes back, after that.
 *
 * Once the wallet has been asked, the signal no longer ends this: the
 * signature of a late approval must not be lost.
 */
export async function sendToken(
  client: RpcClient,
  parameters: Parameters<Capabilities['sendToken']>[0],
): ReturnType<Capabilities['sendToken']> {
  const { connector, network, request, signal } = parameters
  const provider = connector.getProvider()
  if (!isProvider(provider)) throw new KitError('WALLET_DISCONNECTED')
  const ask = createAsk(client, signal, true)
  const [planned, blockhash] = await Promise.all([
    planTransfer(ask, request),
    readBlockhash(ask),
  ])
  const plan = withinFee(planned, request)
  const isSame =
    plan !== undefined &&
    provider.address === request.from &&
    request.networkId === network.caipNetworkId
  if (!isSame) throw new KitError('REVIEW_CHANGED')
  const transaction = buildTransfer(request, plan, blockhash)
  if (!isMeant(readTransfer(transaction), request, plan))
    throw new KitError('REVIEW_CHANGED')
  if (signal.aborted) throw new KitError('CANCELLED')

  const about = { transaction, networkId: request.networkId }
  const untilSent = createAsk(client, new AbortController().signal, true)
  try {
    if (provider.signAndSendTransaction)
      return { hash: await provider.signAndSendTransaction(about) }
    const signed = await provider.signTransaction(about)
    const returned = readSigned(signed)
    if (!isMeant(returned, request, plan)) throw new KitError('REVIEW_CHANGED')
    return { hash: await sendSigned(untilSent, signed, returned.hash) }
  } catch (error) {
    if (isKitError(error, 'USER_REJECTED')) throw error
    throw fromNodeError(error) ?? error
  }
}

function readSigned(signed: Uint8Array): ReadTransfer & { hash: string } {
  let cause: unknown
  try {
    const returned = readTransfer(signed)
    const { signature } = returned
    if (signature) return { ...returned, hash: encodeBase58(signature) }
  } catch (thrown) {
    cause = thrown
  }
  const method = 'solana:signTransaction'
  throw new KitError('WALLET_ANSWER_INVALID', { method }, { cause })
}

/**
 * Hands a signed transaction to the node. Only a node that refuses it, while
 * none knows it, has not sent it: anything else may have, and is followed.
 */
async function sendSigned(
  ask: Ask,
  signed: Uint8Array,
  hash: string,
): Promise<string> {
  const about = { encoding: 'base64', preflightCommitment: commitment }
  try {
    await ask('sendTransaction', [toBase64(signed), about], String)
  } catch (error) {
    const isUnheard =
      isKitError(error, 'RPC_RATE_LIMITED') ||
      isKitError(error, 'RPC_WRONG_CHAIN')
    if (isUnheard) throw error
    if (!isKitError(error, 'RPC_ERROR')) return hash
    if (/already (been )?processed/i.test(nodeText(error))) return hash
    const seen = await readStatus(ask, hash).catch(() => 'unknown')
    if (seen !== 'unknown') return hash
    if (!/Blockhash ?not ?found/i.test(nodeText(error))) throw error
    throw new KitError('TRANSACTION_DROPPED', { hash }, { cause: error })
  }
  return hash
}

function isProvider(value: unknown): value is SolanaProvider {
  const provider = value as SolanaProvider | undefined
  return typeof provider?.signTransaction === 'function'
}
