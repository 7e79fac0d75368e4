import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { noteRefusal } from '../../kit/noteRefusal.js'
import type { NameSuggestions } from '../../ports/NameSource.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { nameRegistryOf } from './nameRegistryOf.js'

/** Whoever types has a defined state within 5 s, of which 0.5 s are waited. */
const patienceMs = 4_000

/**
 * Names below the domain of the kit's data source that are like one that
 * somebody typed: which of them are free, and why one is not.
 *
 * @param parameters.query a label, or a name below the domain; without one the
 * domain alone is told
 * @param parameters.signal ends the waiting
 * @returns the domain, and names with the typed one first
 * @throws `NAME_UNRESOLVED` with the registry's own `reason` or with a
 * `problem`, `PART_NOT_LOADED`, `TIMED_OUT`, `CANCELLED`
 * @example
 * import { suggestNames } from '@hasp/core'
 *
 * const { suggestions } = await suggestNames(kit, { query: 'mira' })
 */
export async function suggestNames(
  kit: Kit,
  { query = '', signal }: suggestNames.Parameters = {},
): Promise<NameSuggestions> {
  const { environment, lifetime } = kit[internals]
  return await withDeadline({
    run: async (deadline) =>
      (await nameRegistryOf(kit)).suggest({
        query,
        environment,
        signal: deadline,
        onRefused: (code) => noteRefusal(kit, code),
      }),
    clock: environment.clock,
    limitMs: patienceMs,
    signal: signal ?? lifetime(),
  })
}

export declare namespace suggestNames {
  type Parameters = {
    query?: string | undefined
    signal?: AbortSignal | undefined
  }
}
