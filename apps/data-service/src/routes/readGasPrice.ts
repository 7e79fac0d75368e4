import { dataRoutes, type GasPriceReply } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { DataService } from './DataService.js'
import { toProblem } from './toProblem.js'

const { network: networkSchema } = dataRoutes.readGasPrice.queryParameters

/**
 * What gas costs on a chain.
 * @throws HttpProblem 400 `QUERY_INVALID`, 404 `NETWORK_UNKNOWN`, 503
 * `UPSTREAM_UNAVAILABLE`
 */
export async function readGasPrice(
  { gasPrices, networks }: DataService,
  networkId: string | undefined,
): Promise<GasPriceReply> {
  if (!v.is(networkSchema, networkId))
    throw new HttpProblem(400, 'QUERY_INVALID')
  const network = networks.get(networkId)
  if (!network?.readGasPrice) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  const { answer, isStale } = await gasPrices
    .find(`gas 1 ${networkId}`, network.readGasPrice)
    .catch((error: unknown) => {
      throw toProblem(error)
    })
  return isStale ? { ...answer, isStale } : answer
}
