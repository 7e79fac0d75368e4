import { createHash } from 'node:crypto'
import { HttpProblem } from '@hasp/service-frame'
import {
  calculateJwkThumbprint,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
} from 'jose'
import * as v from 'valibot'
import type { Nonces } from './Nonces.js'

const coordinate = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))

/** A public P-256 key and nothing besides: a private part is refused. */
const headerSchema = v.strictObject({
  typ: v.literal('dpop+jwt'),
  alg: v.literal('ES256'),
  jwk: v.strictObject({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: coordinate,
    y: coordinate,
  }),
})

const claimsSchema = v.object({
  htm: v.string(),
  htu: v.string(),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  nonce: v.pipe(v.string(), v.maxLength(128)),
  ath: v.optional(v.string()),
})

/**
 * Reads the proof of a request (RFC 9449): made for this request, now, once,
 * by the key that it names.
 * @returns the thumbprint of the key (RFC 7638): the device
 * @throws HttpProblem 401 `PROOF_INVALID` or `NONCE_EXPIRED`
 */
export async function readProof(
  proof: string | undefined,
  request: readProof.Request,
  nonces: Nonces,
): Promise<string> {
  const { claims, jwk } = await verify(proof ?? '')
  if (
    claims.htm !== request.method ||
    claims.htu !== request.url ||
    claims.ath !== hashOf(request.accessToken)
  )
    throw new HttpProblem(401, 'PROOF_INVALID')
  const thumbprint = await calculateJwkThumbprint(jwk)
  const use = await nonces.use(claims.nonce, `${thumbprint}.${claims.jti}`)
  if (use === 'stale') throw new HttpProblem(401, 'NONCE_EXPIRED')
  if (use === 'again') throw new HttpProblem(401, 'PROOF_INVALID')
  return thumbprint
}

export declare namespace readProof {
  interface Request {
    readonly method: string
    /** Without query and fragment, as the caller writes it. */
    readonly url: string
    readonly accessToken: string | undefined
  }
}

async function verify(proof: string) {
  try {
    const { jwk } = v.parse(headerSchema, decodeProtectedHeader(proof))
    const { payload } = await jwtVerify(proof, await importJWK(jwk, 'ES256'), {
      algorithms: ['ES256'],
    })
    return { claims: v.parse(claimsSchema, payload), jwk }
  } catch (cause) {
    throw new HttpProblem(401, 'PROOF_INVALID', { cause })
  }
}

function hashOf(accessToken: string | undefined): string | undefined {
  return accessToken === undefined
    ? undefined
    : createHash('sha256').update(accessToken).digest('base64url')
}
