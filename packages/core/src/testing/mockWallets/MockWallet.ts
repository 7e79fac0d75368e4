import type { Namespace } from '../../entities/network/namespace.js'
import type { Network } from '../../entities/network/network.js'
import type { Clock } from '../../ports/Environment.js'

/** How a mock wallet answers a question from now on. */
export type WalletDecision =
  | { readonly type: 'approve' }
  /** The owner declines, in the words of the namespace. */
  | { readonly type: 'reject' }
  /** The request stays open. */
  | { readonly type: 'never' }
  | { readonly type: 'throw'; readonly value: unknown }
  /** Approves, and answers with this value instead of the right one. */
  | { readonly type: 'give'; readonly value: unknown }

/**
 * What a wallet is asked: for access, for access that it gave before, or for a
 * signature.
 */
export type WalletQuestion = 'connect' | 'reconnect' | 'sign'

/** A wallet with two accounts and local keys, controlled by a test. */
export type MockWallet = {
  readonly namespace: Namespace
  /** Puts the wallet into the page, as wallets of its namespace do. */
  install(window: EventTarget): void
  /** Takes it off again; absent where the namespace has no way to do so. */
  readonly uninstall?: (() => void) | undefined
  /** Both addresses on a network. The first is in use at first. */
  addresses(network: Network): readonly [string, string]
  /** The owner picks the account with this index; the page is notified. */
  chooseAccount(index: 0 | 1): void
  /** The owner withdraws access; absent where no page would be notified. */
  readonly revoke?: (() => void) | undefined
  /** Decides how a question is answered, until it is decided anew. */
  decide(question: WalletQuestion, decision: WalletDecision): void
  /** The methods that the page has called so far, in order. */
  requests(): readonly string[]
  /** How often the owner was asked so far. */
  prompts(): number
}

/** What the wallets of all namespaces are made with. */
export type MockWalletParameters = {
  readonly chainId: number | undefined
  readonly clock: Clock
  readonly name: string | undefined
  readonly icon: string | undefined
}
