import type { Clock } from '@hasp/service-frame'
import type { PriceSource, Quote } from './PriceSource.js'

/** A token is asked about so often, however many accounts hold it. */
const freshMs = 30_000
const mostTokens = 10_000

interface Known {
  readonly askedAt: number
  /** Settles with the question that the token was in. */
  readonly asked: Promise<void>
  quote: Quote | undefined
}

/**
 * Asks a source once at a time for each token. Where it fails, what it said last
 * stands in; whoever judges it looks at how old that is.
 * @param onFailure told of each failure
 */
export function rememberQuotes(
  source: PriceSource,
  clock: Pick<Clock, 'now'>,
  onFailure: (error: unknown) => void,
): PriceSource {
  const known = new Map<string, Known>()
  const ask = (tokens: readonly string[]) => {
    const entries = new Map<string, Known>()
    const asked = source.read(tokens).then((told) => {
      for (const [token, entry] of entries) entry.quote = told.get(token)
    }, onFailure)
    for (const token of tokens) {
      const entry = {
        askedAt: clock.now(),
        asked,
        quote: known.get(token)?.quote,
      }
      entries.set(token, entry)
      known.delete(token)
      known.set(token, entry)
    }
    for (const oldest of known.keys()) {
      if (known.size <= mostTokens) break
      known.delete(oldest)
    }
  }
  return {
    async read(tokens) {
      const isFresh = (token: string) => {
        const { askedAt } = known.get(token) ?? {}
        // A clock that was set back keeps nothing for longer.
        return (
          askedAt !== undefined && Math.abs(clock.now() - askedAt) < freshMs
        )
      }
      const missing = tokens.filter((token) => !isFresh(token))
      if (missing.length > 0) ask([...new Set(missing)])
      const entries = tokens.map((token) => [token, known.get(token)] as const)
      await Promise.all(new Set(entries.map(([, entry]) => entry?.asked)))
      return new Map(
        entries.flatMap(([token, entry]) =>
          entry?.quote ? [[token, entry.quote] as const] : [],
        ),
      )
    },
  }
}
