import {
  isSameAddress,
  reviewSend,
  type SendDraft,
  type SendReview,
  type SentTransfer,
  sendToken,
  type Token,
} from '@hasp/core'
import { isKitError, KitError } from '@hasp/core/errors'
import { findEarlierTransfers, isInDoubt } from '@hasp/core/internal'
import { useRef } from 'react'
import { isDeclined } from '../internal/errors/isDeclined.js'
import { isShallowEqual } from '../internal/react/isShallowEqual.js'
import {
  findSendIssue,
  type SendIssue,
} from '../internal/send/findSendIssue.js'
import { useIsFeeRisen } from '../internal/send/useIsFeeRisen.js'
import { useParseReceiver } from '../internal/send/useParseReceiver.js'
import {
  type ReceiverName,
  useReceiverName,
} from '../internal/send/useReceiverName.js'
import { useSendDraftStore } from '../internal/send/useSendDraftStore.js'
import { useTransferFee } from '../internal/send/useTransferFee.js'
import { useAction } from '../useAction.js'
import { useAddressBook } from '../useAddressBook.js'
import { useKit } from '../useKit.js'
import { useNetwork } from '../useNetwork.js'
import { useStore } from '../useStore.js'
import { useWallet } from '../useWallet.js'
import { usePortfolio } from './usePortfolio.js'

/** How far a transfer is, from the draft to its final block. */
export type SendPhase =
  | 'editing'
  | 'checking'
  | 'review'
  /** The review is not what would be sent, or could not be checked again. */
  | 'changed'
  | 'awaiting-wallet'
  | 'sent'
  /** It may have been sent: nothing here sends it again. */
  | 'unknown'
  | 'confirmed'
  | 'declined'
  | 'failed'

/** Sending, from the first digit to the last confirmation. */
export type SendFlow = {
  readonly phase: SendPhase
  /** As typed. */
  readonly draft: SendDraft
  readonly set: (patch: Partial<SendDraft>) => void
  /** Where the receiver's name leads, if one was typed. */
  readonly name: ReceiverName
  /** What to fix before it can be checked. */
  readonly issue?: SendIssue | undefined
  readonly token?: Token | undefined
  readonly tokens: readonly Token[]
  /** The most that can be sent, in base units; keeps the fee back. */
  readonly maxAmount?: bigint | undefined
  /** The frozen object that is shown and sent. */
  readonly review?: SendReview | undefined
  readonly error?: KitError | undefined
  readonly hash?: string | undefined
  readonly transaction?: SentTransfer | undefined
  /** Same receiver and token, and still on the way: one may be enough. */
  readonly earlier: readonly SentTransfer[]
  /** Whether the outcome of one of them is unknown. */
  readonly isEarlierInDoubt: boolean
  /** Checks the draft as it is by now; leads to `review`. Never rejects. */
  readonly check: () => Promise<void>
  /**
   * Asks the wallet for what was reviewed; leads to `sent`. Does nothing where
   * the draft was set or its check failed since. Never rejects.
   */
  readonly confirm: () => Promise<void>
  /** In the kit's views, opens the outcome. */
  readonly showSent: () => void
  readonly reset: () => void
}

const nothing: readonly SentTransfer[] = []

/**
 * Sends a token. Inside the kit's views draft and review live in the routes;
 * elsewhere the hook keeps them.
 * @see `eth_sendTransaction` on EVM, Wallet Standard `solana:signTransaction`
 * @example
 * import { useSendFlow } from '@hasp/react'
 *
 * const flow = useSendFlow()
 * flow.set({ amount: '0.25', receiver })
 * await flow.check()
 * await flow.confirm()
 */
export function useSendFlow(): SendFlow {
  const kit = useKit()
  const draftStore = useSendDraftStore()
  const { draft, review } = draftStore
  const { address, namespace } = useWallet()
  const { networkId } = useNetwork()
  const { entries } = useAddressBook()
  const { data: tokens = [] } = usePortfolio()
  const transaction = useStore(kit.stores.transactions, (state) =>
    state.transactions.find(
      (one): one is SentTransfer => one.intentId === review?.intentId,
    ),
  )
  const earlier = useStore(
    kit.stores.transactions,
    ({ transactions }) =>
      review ? findEarlierTransfers(transactions, review) : nothing,
    isShallowEqual,
  )
  const token = tokens.find(({ address: contract }) =>
    contract === undefined || draft.tokenAddress === undefined
      ? contract === draft.tokenAddress
      : namespace && isSameAddress(namespace, contract, draft.tokenAddress),
  )
  const isNative = draft.tokenAddress === undefined
  const parseReceiver = useParseReceiver(namespace)
  const name = useReceiverName(review ? '' : draft.receiver, {
    namespace,
    networkId,
  })
  // What Max keeps back does not depend on who gets it.
  const estimate = useTransferFee(
    isNative && address && token && !review
      ? { to: address, amount: 0n, token }
      : undefined,
  )
  const fee = estimate.status === 'known' ? estimate.fee : undefined

  /** What is checked again counts no more, unless that brings another. */
  const doubted = useRef<SendReview>(undefined)
  const checking = useAction(async (signal) => {
    const { draft: set, review: earlierReview } = draftStore.read()
    doubted.current = earlierReview
    const knownAddresses = entries.map((entry) => entry.address)
    const next = await reviewSend(kit, { draft: set, knownAddresses, signal })
    signal.throwIfAborted()
    draftStore.keepReview({ draft: set, review: next })
  })
  // Once the wallet is asked, leaving the view must not take it back.
  const sending = useAction(async (_signal, intended: SendReview) => {
    try {
      await sendToken(kit, { review: intended })
    } catch (error) {
      if (isKitError(error, 'SEND_OUTCOME_UNKNOWN'))
        draftStore.showSent(intended)
      throw error
    }
    draftStore.showSent(intended)
  })

  const isOther =
    review !== undefined &&
    (review.from !== address || review.networkId !== networkId)
  const hash = transaction?.replacedBy ?? transaction?.hash
  /** The wallet was asked, and may have sent it. */
  const isAsked = transaction !== undefined && transaction.status !== 'notSent'
  const isUnsent = review !== undefined && !isAsked
  const isFeeRisen = useIsFeeRisen(
    review,
    isUnsent && sending.status !== 'running',
  )
  const failure = failureOf(transaction, sending)
  /** What is shown is not what would be sent, or nobody could say so. */
  const outdated =
    !isUnsent || isKitError(failure, 'SEND_OUTCOME_UNKNOWN')
      ? undefined
      : (checking.error ??
        (isOther || isFeeRisen || isKitError(failure, 'REVIEW_CHANGED')
          ? new KitError('REVIEW_CHANGED')
          : undefined))
  const error = outdated ?? failure ?? checking.error
  return {
    phase: phaseOf({
      ...{ checking, sending, review, transaction, error },
      isOutdated: outdated !== undefined,
    }),
    draft,
    set(patch) {
      checking.reset()
      sending.reset()
      draftStore.changeDraft(patch)
    },
    name,
    issue: isKitError(checking.error, 'INSUFFICIENT_FUNDS_FOR_FEE')
      ? 'insufficientFee'
      : findSendIssue({ draft, name, token, parseReceiver }),
    token,
    tokens,
    maxAmount: maxOf(token, isNative ? fee : 0n),
    review,
    error,
    hash,
    transaction,
    earlier,
    isEarlierInDoubt: earlier.some(isInDoubt),
    check: async () => {
      sending.reset()
      await checking.run()
    },
    confirm: async () => {
      const { review: current } = draftStore.read()
      if (!current || current === doubted.current) return
      checking.reset()
      await sending.run(current)
    },
    showSent() {
      if (review && isAsked) draftStore.showSent(review)
    },
    reset() {
      checking.reset()
      sending.reset()
      draftStore.reset()
    },
  }
}

function phaseOf(flow: {
  checking: { status: string }
  sending: { status: string }
  review: SendReview | undefined
  transaction: SentTransfer | undefined
  error: KitError | undefined
  isOutdated: boolean
}): SendPhase {
  const { checking, error, review, sending, transaction } = flow
  if (sending.status === 'running') return 'awaiting-wallet'
  if (checking.status === 'running') return 'checking'
  if (isKitError(error, 'SEND_OUTCOME_UNKNOWN')) return 'unknown'
  if (flow.isOutdated) return 'changed'
  if (isDeclined(error)) return 'declined'
  if (error) return 'failed'
  if (transaction) return transaction.status === 'final' ? 'confirmed' : 'sent'
  return review ? 'review' : 'editing'
}

/** What is known about a transfer says more than how the request ended. */
function failureOf(
  transaction: SentTransfer | undefined,
  { error }: { error?: KitError | undefined },
): KitError | undefined {
  if (!transaction) return error
  const { hash = '', replacedBy, status } = transaction
  switch (status) {
    case 'unknown':
      return error ?? new KitError('SEND_OUTCOME_UNKNOWN')
    case 'notSent':
      return error && !isKitError(error, 'SEND_OUTCOME_UNKNOWN')
        ? error
        : new KitError('TRANSACTION_DROPPED', {})
    case 'reverted':
      return new KitError('TRANSACTION_REVERTED', { hash })
    case 'replaced':
      return new KitError('TRANSACTION_REPLACED', {
        hash,
        ...(replacedBy && { by: replacedBy }),
      })
    case 'dropped':
      return new KitError('TRANSACTION_DROPPED', { hash })
    default:
      return undefined
  }
}

function maxOf(token: Token | undefined, fee: bigint | undefined) {
  if (!token || fee === undefined) return undefined
  const rest = token.balance.value - fee
  return rest > 0n ? rest : 0n
}
