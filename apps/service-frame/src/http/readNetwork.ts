import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { networkOf } from './networkOf.js'

/**
 * The network that a request came from, as the socket says it. What a header
 * says of it counts only as far as the operator's own proxies wrote it.
 * @param trustedProxies how many of them stand before the service
 */
export function readNetwork(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((entry) => entry.trim())
  const written = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  return networkOf(written || (getConnInfo(context).remote.address ?? ''))
}
