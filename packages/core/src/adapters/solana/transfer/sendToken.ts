import { encodeBase64 } from '../../../encoding/base64.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { SolanaProvider } from '../../../ports/SolanaProvider.js'
import { commitment } from '../chain/commitment.js'
import { type SolanaTrace, writeTrace } from '../chain/solanaTrace.js'
import { createAsk } from '../rpc/createAsk.js'
import { buildTransfer } from './buildTransfer.js'
import { withinFee } from './feeOf.js'
import { fromNodeError } from './fromNodeError.js'
import { planTransfer } from './planTransfer.js'
import { readBlockhash } from './readBlockhash.js'
import { readSigned } from './readSigned.js'
import { isMeant, readTransfer } from './readTransfer.js'

/**
 * Sends exactly what was reviewed, through the wallet that it was reviewed
 * for. The transaction is read back from its bytes before it is signed, and,
 * where it comes back, after that.
 *
 * A wallet that signs is asked to sign, and the network's node to send: so
 * there is one set of bytes, which can be sent again without being paid twice.
 * Only a wallet that does not sign without sending sends it itself.
 *
 * Once the wallet has been asked, the signal no longer ends this: the
 * signature of a late approval must not be lost.
 */
export async function sendToken(
  client: RpcClient,
  parameters: Parameters<Capabilities['sendToken']>[0],
): ReturnType<Capabilities['sendToken']> {
  const { connector, network, onAsk, onSigned, request, signal } = parameters
  const provider = connector.getProvider()
  if (!isSolanaProvider(provider)) throw new KitError('WALLET_DISCONNECTED')
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
  const trace: SolanaTrace = {
    asked: encodeBase64(transaction),
    lastBlock: blockhash.lastBlock,
    ...(plan.way.type === 'token' && { destination: plan.way.destination }),
  }
  try {
    onAsk(writeTrace({ ...trace, isOurs: true }))
    const signed = await signWith(provider, about)
    if (!signed) {
      // It may take a later blockhash.
      onAsk(writeTrace({ ...trace, lastBlock: undefined }))
      const send = provider.signAndSendTransaction
      if (!send) throw new KitError('UNSUPPORTED_METHOD')
      return { hash: await send(about) }
    }
    const returned = readSigned(signed)
    if (!isMeant(returned, request, plan)) throw new KitError('REVIEW_CHANGED')
    const { hash } = returned
    const isKept = returned.blockhash === blockhash.hash
    const isWanted = onSigned({
      hash,
      trace: writeTrace({
        ...trace,
        lastBlock: isKept ? blockhash.lastBlock : undefined,
        signed: encodeBase64(signed),
        isOurs: true,
      }),
    })
    if (!isWanted) throw new KitError('CANCELLED')
    await broadcast(client, signed, signal)
    return { hash }
  } catch (error) {
    if (isKitError(error, 'USER_REJECTED')) throw error
    throw fromNodeError(error) ?? error
  }
}

/** @returns undefined from a wallet that signs only what it sends itself */
async function signWith(
  provider: SolanaProvider,
  about: Parameters<SolanaProvider['signTransaction']>[0],
): Promise<Uint8Array | undefined> {
  try {
    return await provider.signTransaction(about)
  } catch (error) {
    const isSender = provider.signAndSendTransaction !== undefined
    if (isSender && isKitError(error, 'UNSUPPORTED_METHOD')) return undefined
    throw error
  }
}

/**
 * Sends a signed transaction to a node (`sendTransaction`). Whatever the node
 * answers, and also when the signal ends it, the transaction may be on its
 * way: following it sends the same bytes again.
 */
async function broadcast(
  client: RpcClient,
  signed: Uint8Array,
  signal: AbortSignal,
): Promise<void> {
  const ask = createAsk(client, signal, true)
  const about = { encoding: 'base64', preflightCommitment: commitment }
  await ask('sendTransaction', [encodeBase64(signed), about], String).catch(
    () => undefined,
  )
}

function isSolanaProvider(value: unknown): value is SolanaProvider {
  const provider = value as SolanaProvider | undefined
  return typeof provider?.signTransaction === 'function'
}
