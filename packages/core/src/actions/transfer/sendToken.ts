import type {
  SendTrace,
  TransactionChange,
} from '../../entities/transfer/transaction.js'
import type { SendReview } from '../../entities/transfer/transfer.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { changeTransaction } from '../../kit/transactions/changeTransaction.js'
import { followSent } from '../../kit/transactions/followTransaction.js'
import {
  followStored,
  storeTransactions,
} from '../../kit/transactions/storeTransactions.js'
import { provesNotSent } from '../../policies/transfer/provesNotSent.js'
import { findConnector } from '../../stores/connectors.js'
import {
  findTransaction,
  isHashOfAnother,
  transactionSent,
} from '../../stores/transactionChanges.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'

/** A wallet that has not answered by then may still send. */
const walletAnswerLimitMs = 5 * 60_000

/**
 * Sends what was reviewed, exactly once: a second call with the same review
 * gives the first one's result. What is sent is what was shown, or nothing.
 *
 * From the moment in which the wallet is asked the transfer is listed, and it
 * is followed until its end is known, also by later visits.
 *
 * @param parameters.review as `reviewSend` gave it
 * @returns the transaction's hash
 * @throws `SEND_OUTCOME_UNKNOWN` when it may have been sent, with what came
 * back as its `cause`: never send the same again by yourself. Any other error
 * means that nothing was sent: `REVIEW_CHANGED` when account, wallet or network
 * are others now, `USER_REJECTED` …
 * @see `eth_sendTransaction` on EVM, Wallet Standard `solana:signTransaction`
 * @example
 * import { reviewSend, sendToken } from '@hasp/core'
 *
 * const review = await reviewSend(kit, { draft: { amount: '0.25', receiver } })
 * const { hash } = await sendToken(kit, { review })
 */
export function sendToken(
  kit: Kit,
  parameters: sendToken.Parameters,
): Promise<{ hash: string }> {
  const { review } = parameters
  return kit[internals].tasks.once(
    `send ${review.intentId}`,
    () => send(kit, parameters),
    (error) => !isKitError(error, 'SEND_OUTCOME_UNKNOWN'),
  )
}

export declare namespace sendToken {
  type Parameters = {
    review: SendReview
    signal?: AbortSignal | undefined
  }
}

async function send(
  kit: Kit,
  { review, signal }: sendToken.Parameters,
): Promise<{ hash: string }> {
  const { lifetime, events, grouping, environment } = kit[internals]
  const about = { networkId: review.networkId, symbol: review.token.symbol }
  const { intentId, namespace } = review
  const { controller, release } = joinSignals(signal, lifetime())
  let isAsked = false
  const change = (update: TransactionChange) =>
    changeTransaction(kit, intentId, update)
  /**
   * A hash is never dropped, however late, nor what was seen meanwhile. One of
   * another transfer is none: this one is looked for.
   * @returns whether it is known by that hash, or was by another one
   */
  const recordHash = (hash: string): boolean => {
    followStored(kit)
    // One that was listed and is gone was forgotten with the device.
    if (!isAsked) list(kit, review, {})
    const sent = findSent(kit, intentId)
    if (sent?.hash !== undefined) return true
    const wasUnreported =
      sent?.status === 'unknown' || sent?.status === 'notSent'
    const isOfAnother = isHashOfAnother(kit.stores.transactions.getState(), {
      ...{ hash, intentId, networkId: review.networkId },
      isTransferOnly: true,
    })
    if (isOfAnother) change({ status: 'unknown' })
    else change({ hash, ...(wasUnreported && { status: 'pending' }) })
    followSent(kit, intentId)
    return !isOfAnother
  }
  /** What a failure proves: that nothing was sent, or nothing. */
  const settle = (error: unknown): KitError => {
    const failure = asKitError(error)
    if (!isAsked) return failure
    followStored(kit)
    // Once it is signed, it cannot be taken back.
    const { hash } = findSent(kit, intentId) ?? {}
    if (hash === undefined && provesNotSent(namespace, failure)) {
      change({ status: 'notSent', trace: undefined })
      return failure
    }
    return new KitError('SEND_OUTCOME_UNKNOWN', {}, { cause: failure })
  }
  try {
    // It would not be followed.
    if (!lifetime()) throw new KitError('CANCELLED')
    const known = knownOutcome(kit, intentId)
    if (known) return known
    const { ask, connector, network } = findWallet(kit, review)
    events.emit('SEND_START', about)
    const { hash } = await withDeadline({
      run: (deadline) =>
        grouping.askInTurn(
          connector,
          () =>
            ask({
              network,
              connector,
              request: review,
              onAsk(trace) {
                isAsked = true
                list(kit, review, trace)
              },
              onSigned({ hash: signedHash, trace }) {
                followStored(kit)
                const sent = findSent(kit, intentId)
                // Nobody has these bytes so far: once it was told as not sent,
                // was sent in another way, or was forgotten with the device,
                // nobody ever will.
                const isWanted =
                  sent !== undefined &&
                  sent.status !== 'notSent' &&
                  (sent.hash ?? signedHash) === signedHash
                if (isWanted)
                  change({ hash: signedHash, status: 'pending', trace })
                return isWanted
              },
              signal: deadline,
            }),
          deadline,
        ),
      clock: environment.clock,
      limitMs: walletAnswerLimitMs,
      signal: controller.signal,
      onDeadline: () =>
        new KitError('WALLET_NOT_RESPONDING', { afterMs: walletAnswerLimitMs }),
      onLate: (late) => void recordHash(late.hash),
      onLateError: (error) => void settle(error),
    })
    if (!recordHash(hash)) throw new KitError('SEND_OUTCOME_UNKNOWN')
    events.emit('SEND_SUCCESS', { ...about, hash })
    return { hash }
  } catch (error) {
    const failure = settle(error)
    const { code } = failure
    if (code === 'USER_REJECTED') events.emit('SEND_REJECTED', about)
    else if (code === 'SEND_OUTCOME_UNKNOWN') events.emit('SEND_UNKNOWN', about)
    else events.emit('SEND_ERROR', { ...about, code })
    throw failure
  } finally {
    release()
    if (isAsked) followSent(kit, intentId)
  }
}

/** @throws `REVIEW_CHANGED`, `UNSUPPORTED_CHAIN`, when it is another one now */
function findWallet(kit: Kit, review: SendReview) {
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
  return { ask, connector, network }
}

/**
 * What became of an intent that was carried out before, by an earlier kit of
 * the page for instance.
 * @throws `SEND_OUTCOME_UNKNOWN`
 */
function knownOutcome(
  kit: Kit,
  intentId: string,
): { hash: string } | undefined {
  const known = findSent(kit, intentId)
  if (!known || known.status === 'notSent') return undefined
  if (known.hash === undefined) throw new KitError('SEND_OUTCOME_UNKNOWN')
  return { hash: known.hash }
}

function findSent(kit: Kit, intentId: string) {
  return findTransaction(kit.stores.transactions.getState(), intentId)
}

/** Lists a transfer before the wallet hears of it: a page may end anytime. */
function list(kit: Kit, review: SendReview, trace: SendTrace): void {
  const { amount, from, intentId, networkId, to, toName, token } = review
  const now = kit[internals].environment.clock.now()
  kit[internals].stores.transactions.setState((state) =>
    transactionSent(state, {
      kind: 'transfer',
      intentId,
      networkId,
      from,
      to,
      toName,
      amount,
      ...(token.type === 'token' && { tokenAddress: token.address }),
      decimals: token.decimals,
      symbol: token.symbol,
      sentAt: now,
      changedAt: now,
      status: 'unknown',
      trace,
    }),
  )
  storeTransactions(kit)
}
