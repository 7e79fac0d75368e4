import { toHexChainId } from '../../../eip1193/chainId.js'
import { isEip1193Provider } from '../../../eip1193/Eip1193Provider.js'
import type { Account } from '../../../entities/account/account.js'
import { isSameAddress } from '../../../entities/account/address.js'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { getAccounts } from '../requests/getAccounts.js'
import { getChainId } from '../requests/getChainId.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { buildTransfer, type Transfer } from './buildTransfer.js'
import { fromNodeError } from './fromNodeError.js'
import { notePlace } from './notePlace.js'
import { readTransfer } from './readTransfer.js'

/**
 * Sends exactly what was reviewed, through the wallet that it was reviewed
 * for. The wallet is asked right before whether it is still on the network
 * and still grants the account; the transaction is read back from its bytes.
 *
 * Once the wallet has been asked, the signal no longer ends this: the hash of
 * a late approval must not be lost.
 */
export async function sendToken(
  client: RpcClient,
  clock: Clock,
  parameters: Parameters<Capabilities['sendToken']>[0],
): ReturnType<Capabilities['sendToken']> {
  const { connector, network, onAsk, request, signal } = parameters
  const provider = connector.getProvider()
  if (!isEip1193Provider(provider)) throw new KitError('WALLET_DISCONNECTED')
  if (request.networkId !== network.caipNetworkId)
    throw new KitError('REVIEW_CHANGED')
  const transfer = buildTransfer(request)
  assertMeaning(transfer, request)
  const [accounts, walletNetworkId, trace] = await Promise.all([
    getAccounts(provider, signal),
    getChainId(provider, signal),
    notePlace(client, clock, { from: request.from, signal }),
  ])
  if (accounts.length === 0) throw new KitError('WALLET_UNAUTHORIZED')
  if (walletNetworkId !== request.networkId || !has(accounts, request.from))
    throw new KitError('REVIEW_CHANGED')
  if (signal.aborted) throw new KitError('CANCELLED')

  const transaction = {
    ...transfer,
    chainId: toHexChainId(network.caipNetworkId),
  }
  onAsk(trace)
  try {
    const untilAnswered = new AbortController().signal
    return { hash: await sendTransaction(provider, transaction, untilAnswered) }
  } catch (error) {
    if (isKitError(error, 'USER_REJECTED')) throw error
    throw fromNodeError(error) ?? error
  }
}

/** What the bytes say must be what the visitor saw. */
function assertMeaning(transfer: Transfer, request: SendRequest): void {
  const { amount, from, to, token } = request
  const meaning = readTransfer(transfer)
  const isSame = (left: string, right: string) =>
    isSameAddress('eip155', left, right)
  const isToken =
    token.type === 'native'
      ? meaning?.tokenAddress === undefined
      : meaning?.tokenAddress !== undefined &&
        isSame(meaning.tokenAddress, token.address)
  const isRight =
    meaning !== undefined &&
    isToken &&
    meaning.amount === amount &&
    isSame(meaning.to, to) &&
    isSame(transfer.from, from)
  if (!isRight) throw new KitError('REVIEW_CHANGED')
}

function has(accounts: readonly Account[], address: string): boolean {
  return accounts.some((account) =>
    isSameAddress('eip155', account.address, address),
  )
}
