import type { Token, TokenAmount, TokenReference } from '@hasp/core'

/** What came in of one token. */
export type Arrival = {
  /** Its contract; empty for the network's currency. */
  readonly id: string
  readonly symbol: string
  readonly amount: TokenAmount
}

/**
 * What an account received from one reading of its tokens to a later one. A
 * token that one of them lacks could not be read then: nothing is claimed of it.
 */
export function arrivalsBetween(
  before: readonly Token[],
  after: readonly Token[],
): readonly Arrival[] {
  return after.flatMap(({ address: id = '', balance, symbol }) => {
    const earlier = before.find(({ address = '' }) => address === id)
    const value = balance.value - (earlier?.balance.value ?? balance.value)
    return value > 0n
      ? [{ id, symbol, amount: { value, decimals: balance.decimals } }]
      : []
  })
}

/** The sum of arrivals, one line for each token. */
export function addArrivals(
  earlier: readonly Arrival[],
  later: readonly Arrival[],
): readonly Arrival[] {
  const sums = new Map(earlier.map((arrival) => [arrival.id, arrival]))
  for (const arrival of later) {
    const { value } = sums.get(arrival.id)?.amount ?? { value: 0n }
    const sum = value + arrival.amount.value
    sums.set(arrival.id, {
      ...arrival,
      amount: { ...arrival.amount, value: sum },
    })
  }
  return [...sums.values()]
}

/** The contracts of tokens that the site did not configure. */
export function furtherContracts(
  tokens: readonly Token[],
  configured: readonly TokenReference[] = [],
): readonly string[] {
  const own = new Set(configured.map(({ address }) => address))
  return tokens.flatMap(({ address }) =>
    address === undefined || own.has(address) ? [] : [address],
  )
}

/**
 * What is known by a reading: of a token that it lacks, what was known before;
 * and of one that it says less of, the most that it and the reading before it
 * said. A node that lags behind would make what it catches up with an arrival.
 */
export function latestTokens(
  known: readonly Token[],
  reading: readonly Token[],
  before: readonly Token[],
): readonly Token[] {
  const find = (tokens: readonly Token[], { address: id = '' }: Token) =>
    tokens.find(({ address = '' }) => address === id)
  const latest = reading.map((token) => {
    const { value } = token.balance
    const most = find(known, token) ?? token
    if (value >= most.balance.value) return token
    const last = find(before, token) ?? most
    return last.balance.value > value ? last : token
  })
  return [...latest, ...known.filter((token) => !find(reading, token))]
}
