import { dataRoutes, type NameRegistration } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import { getAddress, type Hex } from 'viem'
import { verifySignature } from '../names/verifySignature.js'
import type { DataService } from './DataService.js'
import { servedRegistration } from './servedNames.js'
import { toNameProblem } from './toNameProblem.js'
import { toProblem } from './toProblem.js'

const { body: bodySchema } = dataRoutes.registerName

/**
 * Takes a name for the account that signed its message.
 * @param site scheme and host of the page that asks
 * @throws HttpProblem 400 `BODY_INVALID`, `CHALLENGE_INVALID`,
 * `CHALLENGE_EXPIRED` or `SIGNATURE_INVALID`, 404 `NAMES_NOT_SERVED` or
 * `NETWORK_UNKNOWN`, 409 with the reason, 503 `UPSTREAM_UNAVAILABLE` where
 * nobody can tell whether the signature is right
 */
export async function registerName(
  service: DataService,
  body: unknown,
  site: string,
): Promise<NameRegistration> {
  const { nodesOf, registry } = servedRegistration(service)
  const parsed = v.safeParse(bodySchema, body)
  if (!parsed.success) throw new HttpProblem(400, 'BODY_INVALID')
  const { coinType, message } = parsed.output
  const nodes = nodesOf(coinType)
  if (!nodes) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  const address = parsed.output.address.toLowerCase() as Hex
  const signature = parsed.output.signature as Hex
  const answer = await registry
    .register({ address, coinType, message, signature, site }, () =>
      verifySignature(nodes, { address, message, signature }),
    )
    .catch((error: unknown) => {
      throw toProblem(error)
    })
  if ('refusal' in answer) throw new HttpProblem(400, answer.refusal)
  if ('objection' in answer) throw toNameProblem(answer.objection)
  const { registration } = answer
  return {
    name: registration.name,
    address: getAddress(registration.address),
    coinType: registration.coinType,
    registeredAt: Math.floor(registration.registeredAt.getTime() / 1000),
  }
}
