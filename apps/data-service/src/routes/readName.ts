import { type AddressName, dataRoutes } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { coinTypeOf } from '../names/coinTypeOf.js'
import type { DataService } from './DataService.js'
import { servedNames } from './servedNames.js'
import { toProblem } from './toProblem.js'

const { pathParameters, queryParameters } = dataRoutes.readName

/**
 * What an account is called.
 * @param networkId as CAIP-2; the names network without one
 * @throws HttpProblem 400 `ACCOUNT_INVALID` or `QUERY_INVALID`, 404
 * `NAMES_NOT_SERVED` or `NETWORK_UNKNOWN`, 503 `UPSTREAM_UNAVAILABLE`
 */
export async function readName(
  service: DataService,
  asked: string,
  networkId: string | undefined,
): Promise<AddressName> {
  const names = servedNames(service)
  if (!v.is(pathParameters.address, asked))
    throw new HttpProblem(400, 'ACCOUNT_INVALID')
  const network = networkId ?? names.networkId
  if (!v.is(queryParameters.network, network))
    throw new HttpProblem(400, 'QUERY_INVALID')
  const isServed =
    network === names.networkId ||
    (service.networks.has(network) && network.startsWith('eip155:'))
  if (!isServed || coinTypeOf(network, names.networkId) === undefined)
    throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  const address = asked.toLowerCase() as Hex
  return await names.readName(address, network).catch((error: unknown) => {
    throw toProblem(error)
  })
}
