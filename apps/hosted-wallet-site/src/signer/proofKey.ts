import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { walletStatement } from '../decode/text/decodeMessage.js'
import type { RecoverySecret } from './SignerMessages.js'

const label = utf8ToBytes('hw1/proof key')

/**
 * By what a way back proves itself to the service, where it is the visitor's
 * own: the public key of one that is made of its half. It opens nothing.
 * @see RFC 5869, RFC 8032
 */
export function proofKeyOf({
  half,
  type,
}: Pick<RecoverySecret, 'half' | 'type'>): string | undefined {
  if (type !== 'password' && type !== 'passkey') return undefined
  return base64urlnopad.encode(ed25519.getPublicKey(seedOf(half)))
}

/** The word of a way back that its wallet is to open with another address. */
export function signMove(
  half: Uint8Array,
  { email, moveId }: { readonly moveId: string; readonly email: string },
): string {
  const text = `${walletStatement}move-mailbox\nmove ${moveId}\nemail ${email}`
  return base64urlnopad.encode(ed25519.sign(utf8ToBytes(text), seedOf(half)))
}

const seedOf = (half: Uint8Array) => hkdf(sha256, half, undefined, label, 32)
