import { formatAmount, type Token } from '@hasp/core'

/** Parts of a balance to fill in with one press, as decimal texts. */
export type Shares = {
  readonly quarter: string
  readonly half: string
  /** Undefined while the fee is not known. */
  readonly max?: string | undefined
  /** What `max` leaves for the fee, in base units. */
  readonly kept: bigint
}

/**
 * The parts of what is held of a token.
 * @param maxAmount the most that can be sent, in base units
 */
export function sharesOf(token: Token, maxAmount: bigint | undefined): Shares {
  const { decimals, value: held } = token.balance
  const kept = maxAmount === undefined ? 0n : held - maxAmount
  return {
    quarter: formatAmount(held / 4n, decimals),
    half: formatAmount(held / 2n, decimals),
    max:
      maxAmount === undefined ? undefined : formatAmount(maxAmount, decimals),
    kept,
  }
}
