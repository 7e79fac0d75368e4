import type { TokenAmount } from './amount.js'

/** A token and what an account holds of it. */
export type Token = {
  /** The contract; absent for the network's own currency. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  /** What the account holds, in base units. */
  readonly balance: TokenAmount
  /** Price of one token in the display currency; absent when unknown. */
  readonly price?: number | undefined
  /** Price times balance; absent when unknown. */
  readonly value?: number | undefined
  readonly iconUrl?: string | undefined
}
