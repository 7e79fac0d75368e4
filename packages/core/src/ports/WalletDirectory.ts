import type { Namespace } from '../entities/network/namespace.js'
import type { WalletListing } from '../entities/wallet/walletListing.js'
import type { Environment } from './Environment.js'

/** Which wallets, in the order of the directory. */
export type WalletQuery = {
  /** From 1; 40 wallets each. */
  readonly page: number
  /** Part of a name, whatever its case; everything unless given. */
  readonly search?: string | undefined
  /** Wallets that speak at least one of these namespaces. */
  readonly namespaces?: readonly Namespace[] | undefined
  /** Only these ids, in this order. */
  readonly include?: readonly string[] | undefined
  /** Never these ids, whatever else is asked. */
  readonly exclude?: readonly string[] | undefined
  /** Only wallets that announce themselves by one of these. */
  readonly rdns?: readonly string[] | undefined
  /** Only wallets that a link reaches on a phone. */
  readonly isForPhone?: boolean | undefined
}

/** Some of the wallets that fit a query. */
export type WalletPage = {
  readonly wallets: readonly WalletListing[]
  /** How many fit the query on all pages. */
  readonly total: number
}

/** A list of wallets: bundled, a file of one's own, or a service. */
export type WalletDirectory = {
  /** Everything is here: a search need not wait for the typing to end. */
  readonly isLocal?: true | undefined
  /**
   * @throws `WALLET_LIST_UNAVAILABLE` when it cannot be had (specification
   * 9: 403, 429, 500 and 503 have sentences of their own as `cause`)
   */
  getWallets(
    query: WalletQuery,
    context: { environment: Environment; signal: AbortSignal },
  ): Promise<WalletPage>
}
