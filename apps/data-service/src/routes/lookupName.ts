import type { Name } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import { normalizeName } from '../names/normalizeName.js'
import type { DataService } from './DataService.js'
import { servedNames } from './servedNames.js'
import { toProblem } from './toProblem.js'

/**
 * Where a name leads.
 * @throws HttpProblem 400 `NAME_INVALID`, 404 `NAMES_NOT_SERVED` or
 * `NAME_UNKNOWN`, 503 `UPSTREAM_UNAVAILABLE`
 */
export async function lookupName(
  service: DataService,
  asked: string,
): Promise<Name> {
  const names = servedNames(service)
  const name = normalizeName(asked)
  if (name === undefined) throw new HttpProblem(400, 'NAME_INVALID')
  const answer = await names.lookup(name).catch((error: unknown) => {
    throw toProblem(error)
  })
  if (!answer) throw new HttpProblem(404, 'NAME_UNKNOWN')
  return answer
}
