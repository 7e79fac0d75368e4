import { dataRoutes, type NameSuggestions } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import { suggestLabels } from '../names/suggestLabels.js'
import type { DataService } from './DataService.js'
import { servedRegistration } from './servedNames.js'

const { query: querySchema } = dataRoutes.suggestNames.queryParameters
const { name: nameSchema } = dataRoutes.lookupName.pathParameters

/**
 * Which names like one that somebody typed are free.
 * @throws HttpProblem 400 `QUERY_INVALID`, 404 `NAMES_NOT_SERVED`
 */
export async function suggestNames(
  service: DataService,
  asked: string | undefined,
): Promise<NameSuggestions> {
  const { registry } = servedRegistration(service)
  const parsed = v.safeParse(querySchema, asked)
  if (!parsed.success) throw new HttpProblem(400, 'QUERY_INVALID')
  const { domain } = registry
  const typed = parsed.output.trim().toLowerCase()
  const label = registry.labelOf(typed) ?? typed
  // One that is too long is told so; one of other letters is no name at all.
  const isName =
    /^[a-z0-9-]+$/.test(label) && v.is(nameSchema, `${label}.${domain}`)
  if (!isName) return { domain, suggestions: [] }
  const objections = await registry.objectTo(suggestLabels(label))
  return {
    domain,
    suggestions: [...objections]
      // Of those that nobody typed, what is not to be had is no suggestion.
      .filter(([each, objection]) => each === label || !objection)
      .map(([each, objection]) => ({
        name: `${each}.${domain}`,
        isFree: objection === undefined,
        ...(objection && { code: objection.code, reason: objection.reason }),
      })),
  }
}
