import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { encodeBase64Url } from '../encoding/base64.js'
import { encodeHex } from '../encoding/hex.js'
import type { Environment } from '../ports/Environment.js'

/** 256 random bits for a cookie. */
export function createSecret({
  randomBytes,
}: Pick<Environment, 'randomBytes'>): string {
  return encodeBase64Url(randomBytes(32))
}

/** What a store keeps of a secret: whoever reads it there cannot use it. */
export function hashSecret(kind: string, ...secrets: string[]): string {
  return `${kind}:${encodeHex(sha256(utf8ToBytes(secrets.join(' '))))}`
}
