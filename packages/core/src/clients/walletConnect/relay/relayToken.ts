import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import { encodeBase58 } from '../../../encoding/base58.js'
import { encodeBase64Url } from '../../../encoding/base64.js'
import type { Signer } from '../crypto/Signer.js'

/** Lifetime of a token: long enough to open one socket. */
const lifetimeSeconds = 86_400

/** Marks an Ed25519 public key (multicodec). */
const ed25519Code = Uint8Array.of(0xed, 0x01)

/**
 * The token by which a relay knows the client (WalletConnect relay client
 * authentication): a JWT signed by the key that its issuer names (did:key).
 * @param signer the client's own
 * @param parameters.subject random, new for every socket
 * @param parameters.audience the relay's address
 * @param parameters.nowMs milliseconds since the epoch
 */
export async function signRelayToken(
  { publicKey, sign }: Signer,
  parameters: { subject: string; audience: string; nowMs: number },
): Promise<string> {
  const issuedAt = Math.floor(parameters.nowMs / 1000)
  const payload = {
    iss: `did:key:z${encodeBase58(concatBytes(ed25519Code, publicKey))}`,
    sub: parameters.subject,
    aud: parameters.audience,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
    act: 'client_auth',
  }
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(payload)}`
  const signature = await sign(utf8ToBytes(text))
  return `${text}.${encodeBase64Url(signature)}`
}

function encode(value: object): string {
  return encodeBase64Url(utf8ToBytes(JSON.stringify(value)))
}
