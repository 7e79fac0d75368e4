import { chacha20poly1305 } from '@noble/ciphers/chacha'
import {
  bytesToHex,
  bytesToUtf8,
  concatBytes,
  hexToBytes,
  utf8ToBytes,
} from '@noble/hashes/utils'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'

const keyLength = 32
const nonceLength = 12
const tagLength = 16

/**
 * Seals a text (WalletConnect crypto envelopes): type 0 for a key that both
 * sides hold, type 1 when the sender's public key is given along.
 * @param key 32 bytes as hex
 * @param nonce 12 bytes that were never used with this key
 */
export function sealEnvelope(
  text: string,
  key: string,
  nonce: Uint8Array,
  senderPublicKey?: string,
): string {
  const sealed = chacha20poly1305(hexToBytes(key), nonce).encrypt(
    utf8ToBytes(text),
  )
  const head = senderPublicKey
    ? concatBytes(Uint8Array.of(1), hexToBytes(senderPublicKey))
    : Uint8Array.of(0)
  return encodeBase64(concatBytes(head, nonce, sealed))
}

/**
 * Opens an envelope.
 * @param keyFor the key as hex, given the sender's public key of type 1
 * @returns undefined unless it is whole, of a known type, and sealed with the
 * key; it never throws
 */
export function openEnvelope(
  message: string,
  keyFor: (senderPublicKey: string | undefined) => string | undefined,
): string | undefined {
  try {
    const bytes = decodeBase64(message)
    const type = bytes?.[0]
    if (!bytes || (type !== 0 && type !== 1)) return undefined
    const start = type === 1 ? 1 + keyLength : 1
    if (bytes.length < start + nonceLength + tagLength) return undefined
    const key = keyFor(
      type === 1 ? bytesToHex(bytes.subarray(1, start)) : undefined,
    )
    if (!key) return undefined
    const nonce = bytes.subarray(start, start + nonceLength)
    return bytesToUtf8(
      chacha20poly1305(hexToBytes(key), nonce).decrypt(
        bytes.subarray(start + nonceLength),
      ),
    )
  } catch {
    return undefined
  }
}
