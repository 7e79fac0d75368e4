import type { NetworkId } from '../network/networkId.js'

/**
 * What a namespace notes to find a transfer again on its chain. Nobody else
 * reads it; it is stored with the transfer.
 */
export type SendTrace = { readonly [name: string]: string }

/**
 * What a wallet was asked to do, until its end is known. It is told apart by
 * its kind, and holds what is needed to say it in any language.
 */
export type SentTransaction = SentTransfer | TrackedTransaction

/** A transfer that a wallet was asked to send. */
export type SentTransfer = FollowedOutcome & {
  readonly kind: 'transfer'
  /** The `intentId` of its review: one intent is one transfer. */
  readonly intentId: string
  readonly to: string
  /** The name that led there when it was reviewed, if one was given. */
  readonly toName?: string | undefined
  /** Base units of the token. */
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
  /** The token's contract or mint; missing for the native currency. */
  readonly tokenAddress?: string | undefined
}

/** A transaction that the site sent by itself, and told of. */
export type TrackedTransaction = FollowedOutcome & {
  readonly kind: 'tracked'
  /** Its network and its hash, with a colon between them. */
  readonly intentId: string
  readonly hash: string
  /** What it does, in the words of the site. */
  readonly label: string
}

type FollowedOutcome = {
  /** Missing until it is known: the status is `unknown` then. */
  readonly hash?: string | undefined
  /** The transaction that took its place in the account's order. */
  readonly replacedBy?: string | undefined
  readonly networkId: NetworkId
  readonly from: string
  /** When the wallet was asked, in milliseconds since the epoch. */
  readonly sentAt: number
  /** When something last changed, in milliseconds since the epoch. */
  readonly changedAt: number
  readonly status: TransactionStatus
  readonly trace?: SendTrace | undefined
}

/** What may change about a transaction while it is followed. */
export type TransactionChange = Partial<
  Pick<SentTransfer, 'hash' | 'replacedBy' | 'status' | 'trace'>
>

export const transactionStatuses = [
  /** The wallet was asked, and the outcome is not known. */
  'unknown',
  'pending',
  /** It has a hash, and no node of the site has seen it so far. */
  'unseen',
  'included',
  'final',
  'reverted',
  /** Its place was taken by another transaction. */
  'replaced',
  /** It can no longer arrive. */
  'dropped',
  /** It certainly never left the wallet. */
  'notSent',
] as const

/** One of `transactionStatuses`: how far a transaction is. */
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Whether nothing changes any more: the chain or the wallet has said so. */
export function isSettled({
  status,
}: Pick<SentTransaction, 'status'>): boolean {
  return status === 'final' || status === 'reverted' || status === 'notSent'
}
