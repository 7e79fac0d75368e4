import { dataRoutes } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import { balancesKey } from '../balances/balancesKey.js'
import { type PackedAnswer, packAnswer } from '../cache/packAnswer.js'
import type { DataService } from './DataService.js'
import { toProblem } from './toProblem.js'

/**
 * What an account holds, and whether that is an earlier answer.
 * @throws HttpProblem 400 `ACCOUNT_INVALID`, 404 `NETWORK_UNKNOWN`, 503
 * `UPSTREAM_UNAVAILABLE`
 */
export async function readBalances(
  { answers, networks }: DataService,
  asked: string,
): Promise<{ readonly answer: PackedAnswer; readonly isStale: boolean }> {
  const { account } = dataRoutes.readBalances.pathParameters
  if (!v.is(account, asked)) throw new HttpProblem(400, 'ACCOUNT_INVALID')
  const colon = asked.lastIndexOf(':')
  const networkId = asked.slice(0, colon)
  const text = asked.slice(colon + 1)
  // One account of EVM can be written in several ways.
  const address = networkId.startsWith('eip155:') ? text.toLowerCase() : text
  const network = networks.get(networkId)
  if (!network) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  const found = await answers
    .find(balancesKey(`${networkId}:${address}`), async () =>
      packAnswer(await network.readBalances(address)),
    )
    .catch((error: unknown) => {
      throw toProblem(error)
    })
  // Checked, not trusted: nobody is ever told of another account.
  if (found.answer.account !== `${networkId}:${address}`)
    throw new Error('The cache answered for another account.')
  return found
}
