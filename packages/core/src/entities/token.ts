/**
 * A token with its balance (specification 3). Amounts are decimal strings in
 * whole tokens; `quantity` gives them with their decimals.
 */
export type Token = {
  /** The contract; absent for the network's own currency. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly quantity: {
    /** Decimals of the token, as text. */
    readonly decimals: string
    /** The balance as a decimal string, e.g. `12.5`. */
    readonly numeric: string
  }
  /** Price of one token in the display currency; absent when unknown. */
  readonly price?: number | undefined
  /** Price times quantity; absent when unknown. */
  readonly value?: number | undefined
  readonly iconUrl?: string | undefined
}
