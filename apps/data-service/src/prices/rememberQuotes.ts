import type { Clock } from '@hasp/service-frame'
import type { PriceSource, Quote } from './PriceSource.js'

/** A token is asked about so often, however many accounts hold it. */
const freshMs = 30_000
const mostTokens = 10_000

interface Known {
  readonly askedAt: number
  readonly quote: Promise<Quote | undefined>
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
    const before = new Map(tokens.map((token) => [token, known.get(token)]))
    const asked = source.read(tokens).catch((error: unknown) => {
      onFailure(error)
      return undefined
    })
    for (const token of tokens) {
      known.delete(token)
      known.set(token, {
        askedAt: clock.now(),
        quote: asked.then((told) =>
          told ? told.get(token) : before.get(token)?.quote,
        ),
      })
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
      const quotes = await Promise.all(
        tokens.map(async (token) => {
          const quote = await known.get(token)?.quote
          return quote ? [[token, quote] as const] : []
        }),
      )
      return new Map(quotes.flat())
    },
  }
}
