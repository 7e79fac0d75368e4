import type { IncomingHttpHeaders } from 'node:http'
import { type TokenVerdict, verifyClientToken } from './verifyClientToken.js'

/**
 * Decides about a client that connects: its token comes in the address
 * (`auth`) or, where clients can set headers, as a bearer.
 * @param request the path with its query, and the headers
 * @param options what the relay asks for
 * @example admitClient({ url: '/?auth=…', headers }, options).status
 */
export function admitClient(
  request: { url?: string | undefined; headers: IncomingHttpHeaders },
  options: admitClient.Options,
): TokenVerdict {
  const query = new URLSearchParams(request.url?.split('?')[1])
  const { authorization = '', host = '' } = request.headers
  const bearer = /^Bearer (.+)$/.exec(authorization)?.[1]
  const verdict = verifyClientToken(query.get('auth') ?? bearer, {
    nowMs: options.nowMs,
    hosts: [host, options.ownHost],
  })
  if (verdict.status === 'refused') return verdict
  if (options.requiresProjectId && !query.get('projectId')) {
    const reason = 'Authorization error: Project ID is missing'
    return { status: 'refused', reason }
  }
  return verdict
}

export declare namespace admitClient {
  interface Options {
    readonly nowMs: number
    /** Where the relay listens, besides the host that the client called. */
    readonly ownHost: string
    readonly requiresProjectId: boolean
  }
}
