import { generateKeyPairSync, sign } from 'node:crypto'
import { encodeBase58 } from '../services/relay/base58.js'

/** The key pair by which a relay knows a client. */
export interface RelayIdentity {
  readonly clientId: string
  /** Signs a token that lets the client in. */
  readonly signToken: (token: RelayIdentity.Token) => string
}

export declare namespace RelayIdentity {
  interface Token {
    /** The relay's address. */
    readonly audience: string
    /** Milliseconds; now by default. */
    readonly issuedAtMs?: number
    /** A day after the issue by default. */
    readonly expiresAtMs?: number
    /** Another issuer than the key's own. */
    readonly issuer?: string
  }
}

const dayMs = 24 * 60 * 60 * 1_000

/**
 * Makes a new client of relays.
 * @example createRelayIdentity().signToken({ audience: relay.url })
 */
export function createRelayIdentity(): RelayIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const bytes = Buffer.from(x, 'base64url')
  const clientId = `did:key:z${encodeBase58(new Uint8Array([0xed, 1, ...bytes]))}`
  return {
    clientId,
    signToken: (token) => {
      const issuedAtMs = token.issuedAtMs ?? Date.now()
      const expiresAtMs = token.expiresAtMs ?? issuedAtMs + dayMs
      const claims = {
        iss: token.issuer ?? clientId,
        sub: 'a session of a test',
        aud: token.audience,
        iat: Math.floor(issuedAtMs / 1_000),
        exp: Math.floor(expiresAtMs / 1_000),
      }
      const signed = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const signature = sign(null, Buffer.from(signed), privateKey)
      return `${signed}.${signature.toString('base64url')}`
    },
  }
}
