import { ed25519 } from '@noble/curves/ed25519.js'

const keyLength = 32
const signatureLength = 64
const versionBit = 0x80

/**
 * Signs a transaction of Solana in its wire format, whoever built it: the
 * signature goes where the account is in the list of signers.
 * @throws when the account is none of the signers
 */
export function signSolanaTransaction(
  transaction: Uint8Array,
  seed: Uint8Array,
): Uint8Array {
  const [signatures, start] = readLength(transaction, 0)
  const messageAt = start + signatures * signatureLength
  const message = transaction.slice(messageAt)
  const isVersioned = ((message[0] ?? 0) & versionBit) !== 0
  const headerAt = isVersioned ? 1 : 0
  const [, keysAt] = readLength(message, headerAt + 3)
  const own = ed25519.getPublicKey(seed).join()
  const index = Array.from({ length: signatures }, (_, place) =>
    message
      .slice(keysAt + place * keyLength, keysAt + (place + 1) * keyLength)
      .join(),
  ).indexOf(own)
  if (index < 0) throw new Error('The account is no signer')
  const signed = transaction.slice()
  signed.set(ed25519.sign(message, seed), start + index * signatureLength)
  return signed
}

/** The first signature is what the network knows a transaction by. */
export function firstSignature(transaction: Uint8Array): Uint8Array {
  const [, start] = readLength(transaction, 0)
  return transaction.slice(start, start + signatureLength)
}

/** Lengths have seven bits in each byte, the lowest first. */
function readLength(bytes: Uint8Array, at: number): [number, number] {
  let length = 0
  for (let place = 0; ; place += 1) {
    const byte = bytes[at + place] ?? 0
    length |= (byte & 0x7f) << (7 * place)
    if (byte < 0x80) return [length, at + place + 1]
  }
}
