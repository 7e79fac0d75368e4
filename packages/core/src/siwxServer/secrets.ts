import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { encodeBase64Url } from '../encoding/base64.js'
import { encodeHex } from '../encoding/hex.js'
import type { Environment } from '../ports/Environment.js'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const nonceLength = 22

/** 256 random bits for a cookie. */
export function createSecret({
  randomBytes,
}: Pick<Environment, 'randomBytes'>): string {
  return encodeBase64Url(randomBytes(32))
}

/** 128 random bits in letters and digits, as EIP-4361 wants them. */
export function createNonce({
  randomBytes,
}: Pick<Environment, 'randomBytes'>): string {
  let rest = BigInt(`0x${encodeHex(randomBytes(16))}`)
  let nonce = ''
  while (nonce.length < nonceLength) {
    nonce += letters.charAt(Number(rest % 62n))
    rest /= 62n
  }
  return nonce
}

/** What a store keeps of a secret: whoever reads it there cannot use it. */
export function hashSecret(kind: string, ...secrets: string[]): string {
  return `${kind}:${encodeHex(sha256(utf8ToBytes(secrets.join(' '))))}`
}
