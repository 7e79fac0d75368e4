import { dataRoutes } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { normalizeName } from '../names/normalizeName.js'
import type { DataService } from './DataService.js'
import { servedRegistration } from './servedNames.js'
import { toNameProblem } from './toNameProblem.js'

const { body: bodySchema } = dataRoutes.challengeName

/**
 * The message that an account signs for a name.
 * @param site scheme and host of the page that asks
 * @throws HttpProblem 400 `BODY_INVALID` or `NAME_INVALID`, 404
 * `NAMES_NOT_SERVED` or `NETWORK_UNKNOWN`, 409 with the reason
 */
export async function challengeName(
  service: DataService,
  body: unknown,
  site: string,
): Promise<v.InferOutput<typeof dataRoutes.challengeName.reply>> {
  const { nodesOf, registry } = servedRegistration(service)
  const parsed = v.safeParse(bodySchema, body)
  if (!parsed.success) throw new HttpProblem(400, 'BODY_INVALID')
  const { address, coinType, name } = parsed.output
  // Whose signature could not be checked later is not asked for it.
  if (!nodesOf(coinType)) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  const label = registry.labelOf(normalizeName(name) ?? name.toLowerCase())
  if (label === undefined) throw new HttpProblem(400, 'NAME_INVALID')
  const answer = await registry.challenge(label, {
    address: address.toLowerCase() as Hex,
    coinType,
    site,
  })
  if ('objection' in answer) throw toNameProblem(answer.objection)
  return answer
}
