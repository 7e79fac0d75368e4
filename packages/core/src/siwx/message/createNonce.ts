import { encodeHex } from '../../encoding/hex.js'
import type { Environment } from '../../ports/Environment.js'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const nonceLength = 22

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
