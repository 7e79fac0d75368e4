import { type Kit, suggestNames } from '@hasp/core'
import { retryCancelled } from '@hasp/core/internal'

/** Others take names, too. */
const answerLifetimeMs = 15_000

/**
 * The options of a query for names like one that was typed. No signal: in
 * StrictMode each question is asked once.
 * @param query without one the domain alone is told, which does not change
 */
export function suggestionsOptions(kit: Kit, query: string) {
  return {
    queryKey: ['hasp', 'suggestNames', query] as const,
    queryFn: () => suggestNames(kit, { query }),
    staleTime: query === '' ? Number.POSITIVE_INFINITY : answerLifetimeMs,
    ...retryCancelled,
  }
}
