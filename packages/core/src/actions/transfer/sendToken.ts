import { formatAmount } from '../../entities/amount.js'
import type { SendReview } from '../../entities/route.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import type { Kit } from '../../kit/Kit.js'
import { storeTransactions } from '../../kit/persist.js'
import { walletAnswerLimitMs } from '../../stores/connectionAttempt.js'
import { findConnector } from '../../stores/connectors.js'
import { transactionSent } from '../../stores/transactions.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { watchTransaction } from './watchTransaction.js'

/**
 * Sends what was reviewed, exactly once: a second call with the same review
 * gives the first one's result. What is sent is what was shown, or nothing.
 *
 * @param parameters.review as `reviewSend` gave it
 * @returns the transaction's hash; it is followed until it is final
 * @throws `REVIEW_CHANGED` when account, wallet or network are others now;
 * `USER_REJECTED`; what the wallet and the node report
 * @example const { hash } = await sendToken(kit, { review })
 */
export function sendToken(
  kit: Kit,
  parameters: sendToken.Parameters,
): Promise<{ hash: string }> {
  const { review } = parameters
  return kit.tasks.once(
    `send ${review.intentId}`,
    () => send(kit, parameters),
    isOver,
  )
}

export declare namespace sendToken {
  type Parameters = {
    review: SendReview
    signal?: AbortSignal | undefined
  }
}

/**
 * A wallet that was asked and not heard of, or not understood, may still send:
 * that review is used up. Any other failure may be tried again.
 */
function isOver(error: unknown): boolean {
  return (
    !isKitError(error, 'WALLET_NOT_RESPONDING') &&
    !isKitError(error, 'WALLET_ANSWER_INVALID') &&
    !isKitError(error, 'CANCELLED')
  )
}

async function send(
  kit: Kit,
  { review, signal }: sendToken.Parameters,
): Promise<{ hash: string }> {
  const about = { networkId: review.networkId, symbol: review.token.symbol }
  const { controller, release } = joinSignals(signal, kit.lifetime())
  try {
    const { adapter, address, connection, network } = requireActiveAccount(
      kit,
      review.namespace,
    )
    const connector = findConnector(
      kit.stores.connectors.getState(),
      review.connectorId,
      review.namespace,
    )
    const { sendToken: ask } = adapter.capabilities
    if (!ask)
      throw new KitError('UNSUPPORTED_CHAIN', { namespace: review.namespace })
    const isSame =
      address === review.from &&
      connection.connectorId === review.connectorId &&
      network.caipNetworkId === review.networkId
    if (!isSame || !connector) throw new KitError('REVIEW_CHANGED')
    kit.events.emit('SEND_START', about)
    const { hash } = await withDeadline({
      run: (deadline) =>
        kit.families.askInTurn(
          connector,
          () => ask({ network, connector, request: review, signal: deadline }),
          deadline,
        ),
      clock: kit.environment.clock,
      limitMs: walletAnswerLimitMs,
      signal: controller.signal,
      onDeadline: () =>
        new KitError('WALLET_NOT_RESPONDING', { afterMs: walletAnswerLimitMs }),
      onLate: (late) => record(kit, review, late.hash),
    })
    record(kit, review, hash)
    kit.events.emit('SEND_SUCCESS', { ...about, hash })
    return { hash }
  } catch (error) {
    const failure = asKitError(error)
    if (isKitError(failure, 'USER_REJECTED'))
      kit.events.emit('SEND_REJECTED', about)
    else kit.events.emit('SEND_ERROR', { ...about, code: failure.code })
    throw failure
  } finally {
    release()
  }
}

/** A hash is never dropped: it is listed and followed, however late. */
function record(kit: Kit, review: SendReview, hash: string): void {
  const { amount, from, networkId, to, token } = review
  kit.stores.transactions.setState((state) =>
    transactionSent(state, {
      hash,
      networkId,
      from,
      to,
      label: `${formatAmount(amount, token.decimals)} ${token.symbol}`,
      sentAt: kit.environment.clock.now(),
      status: 'pending',
    }),
  )
  // A kit that is stopped neither stores nor follows by itself.
  if (!kit.lifetime()) {
    storeTransactions(kit)
    return
  }
  void watchTransaction(kit, { hash, networkId, from }).catch((error) =>
    kit.log('warn', 'A transaction is no longer followed', error),
  )
}
