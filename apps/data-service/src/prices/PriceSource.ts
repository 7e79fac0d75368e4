/** What somebody says that a token costs. */
export interface Quote {
  /** US dollars for one whole token. */
  readonly usd: number
  /** When it was so, in seconds since 1970. */
  readonly at: number
  /** How sure the source is, from 0 to 1. */
  readonly confidence: number
}

/** Somebody who knows prices on a network. */
export interface PriceSource {
  /**
   * @param tokens addresses as they are asked about, `native` for the currency
   * @returns what is known, by these addresses
   */
  read(tokens: readonly string[]): Promise<ReadonlyMap<string, Quote>>
}
