import { dataRoutes, type Name } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import { coinTypeOfChain } from '../names/coinTypeOf.js'
import { normalizeName } from '../names/normalizeName.js'
import type { DataService } from './DataService.js'
import { servedNames } from './servedNames.js'
import { toProblem } from './toProblem.js'

const { queryParameters } = dataRoutes.lookupName

/**
 * Where a name leads.
 * @param networkId whose record is read as well, as CAIP-2
 * @throws HttpProblem 400 `NAME_INVALID` or `QUERY_INVALID`, 404
 * `NAMES_NOT_SERVED`, `NETWORK_UNKNOWN` or `NAME_UNKNOWN`, 503
 * `UPSTREAM_UNAVAILABLE`
 */
export async function lookupName(
  service: DataService,
  asked: string,
  networkId: string | undefined,
): Promise<Name> {
  const names = servedNames(service)
  const name = normalizeName(asked)
  if (name === undefined) throw new HttpProblem(400, 'NAME_INVALID')
  const coin = networkId === undefined ? undefined : readCoin(networkId)
  const answer = await names.lookup(name, coin).catch((error: unknown) => {
    throw toProblem(error)
  })
  if (!answer) throw new HttpProblem(404, 'NAME_UNKNOWN')
  return answer
}

function readCoin(networkId: string): number {
  if (!v.is(queryParameters.network, networkId))
    throw new HttpProblem(400, 'QUERY_INVALID')
  const coin = coinTypeOfChain(networkId)
  if (coin === undefined) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  return coin
}
