/** An account of a Wallet Standard wallet, checked. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  /** Identifiers of the standard, e.g. `solana:mainnet`. */
  readonly chains: readonly string[]
  /** Names of the features that the account can be used with. */
  readonly features: readonly string[]
  /** The wallet's own object: what its features want to be given. */
  readonly source: object
}

/**
 * What a Wallet Standard wallet says of itself at one moment, checked. All of
 * it but the name may change, so it is read again when it matters.
 */
export type StandardWallet = {
  readonly name: string
  /** Absent when it is no image that a strict page may show. */
  readonly icon: string | undefined
  readonly chains: readonly string[]
  readonly accounts: readonly StandardAccount[]
  /** What the wallet can do, by the name of the feature. */
  readonly features: Readonly<Record<string, object>>
  /** The wallet's own object: it tells wallets of one name apart. */
  readonly source: object
}
