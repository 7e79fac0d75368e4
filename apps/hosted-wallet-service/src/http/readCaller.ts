import type { WalletServiceRoute } from '@hasp/protocol/walletService'
import { HttpProblem, readNetwork } from '@hasp/service-frame'
import type { Context } from 'hono'
import type { Service } from '../Service.js'
import { readProof } from '../tokens/readProof.js'
import { readSession } from '../tokens/readSession.js'
import type { Session } from '../tokens/Session.js'
import type { Caller } from './handlers.js'

/** Stands where a route demands no token; its handler cannot use it. */
const nobody: Session = {
  id: '',
  userId: '',
  deviceId: '',
  codeProvedBeforeMs: Number.POSITIVE_INFINITY,
}

/**
 * Who asks, and that they may.
 * @throws HttpProblem 401 or 403
 */
export async function readCaller(
  service: Service,
  context: Context,
  access: WalletServiceRoute['access'],
): Promise<Caller> {
  const origin = context.req.header('Origin')
  if (origin !== undefined && origin !== service.walletOrigin)
    throw new HttpProblem(403, 'ORIGIN_REFUSED')
  const network = readNetwork(context, service.trustedProxies)
  if (access === 'none') return { network, thumbprint: '', session: nobody }
  const accessToken =
    access === 'token'
      ? readToken(context.req.header('Authorization'))
      : undefined
  const thumbprint = await readProof(
    context.req.header('DPoP'),
    {
      method: context.req.method,
      url: `${service.publicUrl}${context.req.path}`,
      accessToken,
    },
    service.nonces,
  )
  return {
    network,
    thumbprint,
    session:
      accessToken === undefined
        ? nobody
        : await readSession(service, accessToken, thumbprint),
  }
}

function readToken(header: string | undefined): string {
  const [, token] = /^DPoP ([A-Za-z0-9_-]{43})$/.exec(header ?? '') ?? []
  if (!token) throw new HttpProblem(401, 'TOKEN_INVALID')
  return token
}
