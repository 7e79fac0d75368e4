/** A network of the operator, as the wallet's pages show it. */
export interface KnownNetwork {
  readonly id: string
  readonly name: string
  readonly coin: { readonly symbol: string; readonly decimals: number }
  readonly tokens: readonly KnownToken[]
}

/** A token of a network: what its contract says of itself is not believed. */
export interface KnownToken {
  readonly address: string
  readonly symbol: string
  readonly decimals: number
}
