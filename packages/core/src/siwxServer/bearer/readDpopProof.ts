import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import {
  type InferOutput,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  parse,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { decodeBase64, encodeBase64Url } from '../../encoding/base64.js'

const coordinate = pipe(string(), regex(/^[\w-]{43}$/))

/** A public P-256 key and nothing besides: a private part is refused. */
const Header = strictObject({
  typ: literal('dpop+jwt'),
  alg: literal('ES256'),
  jwk: strictObject({
    kty: literal('EC'),
    crv: literal('P-256'),
    x: coordinate,
    y: coordinate,
  }),
})

const short = pipe(string(), maxLength(128))

const Claims = object({
  htm: short,
  htu: pipe(string(), maxLength(2048)),
  jti: pipe(short, minLength(16)),
  nonce: optional(short),
  ath: optional(short),
})

const longestProof = 4096
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** What a key says that it asks for. */
export type DpopProof = InferOutput<typeof Claims> & {
  /** Of the key (RFC 7638). */
  readonly thumbprint: string
}

/**
 * Reads who says by their key that they ask for something. What it says is
 * theirs: whether it is this request, and now, is still to be compared.
 * @returns undefined unless the key that it names signed it
 * @see RFC 9449
 */
export async function readDpopProof(
  proof: string,
): Promise<DpopProof | undefined> {
  const [head = '', body = '', tail = '', ...more] = proof.split('.')
  if (proof.length > longestProof || more.length > 0) return undefined
  try {
    const { jwk } = parse(Header, readPart(head))
    const { subtle } = globalThis.crypto
    const key = await subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
    const signature = decodeBase64(tail) ?? new Uint8Array()
    const signed = new TextEncoder().encode(`${head}.${body}`)
    if (!(await subtle.verify(algorithm, key, signature, signed)))
      return undefined
    const { crv, kty, x, y } = jwk
    const thumbprint = hashText(JSON.stringify({ crv, kty, x, y }))
    return { ...parse(Claims, readPart(body)), thumbprint }
  } catch {
    // No JSON of this kind, or no point of the curve.
    return undefined
  }
}

/** A hash as proofs write it: SHA-256 in base64url. */
export function hashText(text: string): string {
  return encodeBase64Url(sha256(utf8ToBytes(text)))
}

function readPart(part: string): unknown {
  const bytes = decodeBase64(part) ?? new Uint8Array()
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}
