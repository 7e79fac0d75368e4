import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import { decodeBase64 } from '../../../encoding/base64.js'
import type { Signer } from './Signer.js'

/** What stands before the seed of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Prefix = hexToBytes('302e020100300506032b657004220420')

/**
 * Opens a key with the browser's own Ed25519. Where there is none, in an older
 * browser or on a page without a secure context, a library is fetched.
 * @param seed 32 bytes as hex
 */
export async function openSigner(seed: string): Promise<Signer> {
  return (
    (await openPlatformSigner(seed).catch(() => undefined)) ??
    (await import('./librarySigner.js')).librarySigner(seed)
  )
}

async function openPlatformSigner(seed: string): Promise<Signer | undefined> {
  const { subtle } = globalThis.crypto
  if (!subtle) return undefined
  const key = await subtle.importKey(
    'pkcs8',
    new Uint8Array(concatBytes(pkcs8Prefix, hexToBytes(seed))),
    'Ed25519',
    true,
    ['sign'],
  )
  const { x } = await subtle.exportKey('jwk', key)
  const publicKey = decodeBase64(x)
  if (!publicKey) return undefined
  return {
    publicKey,
    sign: async (message) =>
      new Uint8Array(
        await subtle.sign('Ed25519', key, new Uint8Array(message)),
      ),
  }
}
