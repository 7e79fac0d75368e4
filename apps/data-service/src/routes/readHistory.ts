import { dataRoutes, type History } from '@hasp/protocol/data'
import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Hex } from 'viem'
import type { DataService } from './DataService.js'
import { toProblem } from './toProblem.js'

const { pathParameters, queryParameters } = dataRoutes.readHistory
const querySchema = v.object(queryParameters)
const comeAgainMs = 5_000

/**
 * What an account did.
 * @throws HttpProblem 400 `ACCOUNT_INVALID`, `QUERY_INVALID` or
 * `CURSOR_INVALID`, 404 `NETWORK_UNKNOWN` or `NETWORK_NOT_FOLLOWED`, 503
 * `UPSTREAM_UNAVAILABLE`
 */
export async function readHistory(
  { networks }: DataService,
  asked: string,
  query: Readonly<Record<string, string>>,
): Promise<History> {
  if (!v.is(pathParameters.account, asked))
    throw new HttpProblem(400, 'ACCOUNT_INVALID')
  const colon = asked.lastIndexOf(':')
  const network = networks.get(asked.slice(0, colon))
  if (!network) throw new HttpProblem(404, 'NETWORK_UNKNOWN')
  if (!network.readHistory) throw new HttpProblem(404, 'NETWORK_NOT_FOLLOWED')
  const parsed = v.safeParse(querySchema, query)
  if (!parsed.success) {
    const isCursor = parsed.issues.some(
      (issue) => v.getDotPath(issue) === 'cursor',
    )
    throw new HttpProblem(400, isCursor ? 'CURSOR_INVALID' : 'QUERY_INVALID')
  }
  const { cursor, kind, limit } = parsed.output
  const answer = await network
    .readHistory({
      account: asked.slice(colon + 1).toLowerCase() as Hex,
      cursor,
      kind,
      limit,
    })
    .catch((error: unknown) => {
      throw toProblem(error)
    })
  if (answer === 'forged') throw new HttpProblem(400, 'CURSOR_INVALID')
  if (answer === 'notBegun')
    throw new HttpProblem(503, 'UPSTREAM_UNAVAILABLE', {
      retryAfterMs: comeAgainMs,
    })
  return answer
}
