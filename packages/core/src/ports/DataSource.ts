import type { Network } from '../entities/network/network.js'
import type { TokenAmount } from '../entities/transfer/amount.js'
import type { Token } from '../entities/transfer/token.js'

/** A balance in a network's own currency. */
export type NativeBalance = TokenAmount & { readonly symbol: string }

/** The account that a read is about, and when nobody waits for it any more. */
export type ReadParameters = {
  readonly network: Network
  readonly address: string
  readonly signal: AbortSignal
}

/** What each read answers with. */
export type AccountAnswers = {
  /** The balance of the network's own currency. */
  readonly getBalance: NativeBalance
  /** The native currency first, then the tokens that are known or held. */
  readonly getTokens: readonly Token[]
}

/** What can be read about an account. */
export type AccountReads = {
  readonly [name in keyof AccountAnswers]: (
    p: ReadParameters,
  ) => Promise<AccountAnswers[name]>
}

/**
 * Where data about accounts comes from: the nodes of the site, or a service.
 * A missing read is not supported on that network: no read throws instead.
 */
export type DataSource = {
  /** The reads that the source answers on a network. */
  readsOn(network: Network): Partial<AccountReads>
}
