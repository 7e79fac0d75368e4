import type { TokenAmount } from './amount.js'

/** A token and what an account holds of it. */
export type Token = {
  /** The contract; absent for the network's own currency. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  /** What the account holds, in base units. */
  readonly balance: TokenAmount
  /** US dollars for one token; absent when unknown, never 0 instead. */
  readonly price?: number | undefined
  /** Price times balance; absent when unknown. */
  readonly value?: number | undefined
  readonly iconUrl?: string | undefined
  /**
   * Why it is no token to rely on: on no list, or made to look like something
   * else. Absent where the site or its data source stand for it.
   */
  readonly doubt?: (typeof tokenDoubts)[number] | undefined
  /**
   * How the data source answered about the account: `partial` where a token that
   * is held may be absent, `missing` where it could not be asked. Absent where the
   * site has none that serves the network.
   */
  readonly told?: (typeof tokenKnowledges)[number] | undefined
}

export const tokenDoubts = ['unknown', 'spam'] as const
export const tokenKnowledges = [
  'current',
  'stale',
  'partial',
  'missing',
] as const
