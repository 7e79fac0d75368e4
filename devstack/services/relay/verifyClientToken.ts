import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import * as v from 'valibot'
import { decodeBase58 } from './base58.js'

/** How far a client's clock may be off, as the public relay has it. */
const leewaySeconds = 120

/** Longer than any token of a client. */
const maxTokenCharacters = 4_096

const Header = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const Claims = v.object({
  iss: v.pipe(v.string(), v.regex(/^did:key:z[1-9A-HJ-NP-Za-km-z]{40,64}$/)),
  sub: v.pipe(v.string(), v.minLength(1)),
  aud: v.pipe(v.string(), v.url()),
  iat: v.number(),
  exp: v.number(),
})

/** Whom a token is from, or why it is refused. */
export type TokenVerdict =
  | { readonly status: 'accepted'; readonly clientId: string }
  | { readonly status: 'refused'; readonly reason: string }

/**
 * Checks what a client signs to be let in: a JWT (EdDSA) whose issuer is the
 * did:key of the key that signed it. The reasons read like those of the public
 * relay.
 * @param token the `auth` of the address or the bearer of the header
 * @param options.nowMs the relay's time in milliseconds
 * @param options.hosts the hosts (with port) that the token may be made for
 * @example verifyClientToken(token, { nowMs: Date.now(), hosts: [host] })
 */
export function verifyClientToken(
  token: string | undefined,
  options: { nowMs: number; hosts: readonly string[] },
): TokenVerdict {
  if (!token) return refused('Authorization error: Auth token is missing')
  const [header, claims, signature, ...rest] = token.split('.')
  if (!header || !claims || !signature || rest.length > 0)
    return refused('JWT validation error: Invalid format')
  if (token.length > maxTokenCharacters)
    return refused('JWT validation error: Token is too long')
  if (!v.is(Header, readPart(header)))
    return refused('JWT validation error: Invalid header')
  const parsed = v.safeParse(Claims, readPart(claims))
  if (!parsed.success) return refused('JWT validation error: Invalid claims')

  const { aud, exp, iat, iss } = parsed.output
  const key = readDidKey(iss)
  if (!key) return refused('JWT validation error: Invalid issuer')
  const signed = Buffer.from(`${header}.${claims}`)
  if (!verify(null, signed, key, Buffer.from(signature, 'base64url')))
    return refused('JWT validation error: Invalid signature')

  const now = options.nowMs / 1_000
  if (iat > now + leewaySeconds)
    return refused('JWT validation error: JWT Token is not yet valid')
  if (exp < now - leewaySeconds)
    return refused('JWT validation error: JWT Token is expired')
  if (!options.hosts.includes(new URL(aud).host))
    return refused('JWT validation error: Invalid audience')
  return { status: 'accepted', clientId: iss }
}

function refused(reason: string): TokenVerdict {
  return { status: 'refused', reason }
}

function readPart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** did:key of Ed25519: multibase z, multicodec 0xed01, 32 bytes. */
function readDidKey(did: string): KeyObject | undefined {
  const bytes = decodeBase58(did.slice('did:key:z'.length))
  if (bytes?.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01)
    return undefined
  const x = Buffer.from(bytes.subarray(2)).toString('base64url')
  const key = { kty: 'OKP', crv: 'Ed25519', x }
  return createPublicKey({ key, format: 'jwk' })
}
