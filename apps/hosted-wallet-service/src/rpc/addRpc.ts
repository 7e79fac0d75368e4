import type { RegisteredNetwork } from '@hasp/protocol/project'
import { type HttpApp, HttpProblem } from '@hasp/service-frame'
import { askNode } from '@hasp/service-frame/balances'
import * as v from 'valibot'
import { readCaller } from '../http/readCaller.js'
import { operatorOf } from '../projects/operatorOf.js'
import { refuseWhileStopped } from '../projects/refuseWhileStopped.js'
import type { Service } from '../Service.js'
import { isMethodAllowed, isSending } from './isMethodAllowed.js'

const requestSchema = v.strictObject({
  jsonrpc: v.literal('2.0'),
  id: v.union([v.number(), v.string()]),
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.array(v.unknown()), []),
})

/**
 * Adds the way to the operator's nodes: the wallet's pages name a network and
 * a method that is listed, and never a host.
 */
export function addRpc(app: HttpApp, service: Service): void {
  app.post('/v1/rpc/:networkId', async (context) => {
    await readCaller(service, context, 'token')
    const network = await findNetwork(service, context.req.param('networkId'))
    const asked = v.safeParse(
      requestSchema,
      await context.req.json().catch(() => undefined),
    )
    if (!asked.success) throw new HttpProblem(400, 'BODY_INVALID')
    if (!isMethodAllowed(network.id, asked.output.method))
      throw new HttpProblem(403, 'METHOD_NOT_ALLOWED')
    if (isSending(asked.output.method)) await refuseWhileStopped(service)
    return context.body(await askNode(service, network, asked.output), 200, {
      'Content-Type': 'application/json',
    })
  })
}

async function findNetwork(
  service: Service,
  networkId: string,
): Promise<RegisteredNetwork> {
  const operator = await operatorOf(service)
  const network = operator.networks.find(({ id }) => id === networkId)
  if (!network) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  return network
}
