import type { Token } from '@hasp/core'

/** What is worth less is folded away. */
const smallDollars = 1

/** The tokens of an account by how much a visitor looks for them. */
export type SortedTokens = {
  readonly main: readonly Token[]
  /** Worth less than a dollar. */
  readonly small: readonly Token[]
  /** On no list, or made to look like something else; held ones only. */
  readonly unknown: readonly Token[]
  /** US dollars; undefined when no price is known: never 0 instead. */
  readonly total: number | undefined
  /** How many tokens that are held the total leaves out. */
  readonly unpriced: number
  readonly told: Token['told']
}

/**
 * Sorts tokens for a list, and sums them up. What nobody stands for counts for
 * nothing: its price may be part of the trap.
 */
export function sortTokens(tokens: readonly Token[]): SortedTokens {
  const relied = tokens.filter(({ doubt }) => !doubt)
  const priced = relied.filter(({ value }) => value !== undefined)
  const isSmall = ({ address, value = smallDollars }: Token) =>
    address !== undefined && value < smallDollars
  return {
    main: relied.filter((token) => !isSmall(token)),
    small: relied.filter(isSmall),
    unknown: tokens.filter(({ balance, doubt }) => doubt && balance.value > 0n),
    total:
      priced.length > 0
        ? priced.reduce((sum, { value = 0 }) => sum + value, 0)
        : undefined,
    unpriced: relied.filter(
      ({ balance, value }) => value === undefined && balance.value > 0n,
    ).length,
    told: tokens[0]?.told,
  }
}
