import { formatAmount, parseAmount, type Token } from '@hasp/core'

/** Parts of a balance to fill in with one press, as decimal texts. */
export type Shares = {
  readonly quarter: string
  readonly half: string
  /** Undefined while the fee is not known. */
  readonly max?: string | undefined
  /** What `max` keeps back for the fee. */
  readonly kept?: string | undefined
}

/**
 * The parts of what is held of a token.
 * @param maxAmount the most that can be sent
 */
export function sharesOf(token: Token, maxAmount: string | undefined): Shares {
  const decimals = Number(token.quantity.decimals)
  const held = parseAmount(token.quantity.numeric, decimals)
  const kept =
    maxAmount === undefined ? 0n : held - parseAmount(maxAmount, decimals)
  return {
    quarter: formatAmount(held / 4n, decimals),
    half: formatAmount(held / 2n, decimals),
    max: maxAmount,
    kept: kept > 0n ? formatAmount(kept, decimals) : undefined,
  }
}
