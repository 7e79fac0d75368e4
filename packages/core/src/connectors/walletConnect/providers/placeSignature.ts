const signatureBytes = 64
const keyBytes = 32

/** The first byte of a message that says its version. */
const versioned = 0x80

/**
 * A Solana transaction in the wire format with a signature in its place.
 * @param signer the public key; one that has to sign
 * @returns undefined when it is no transaction, or not one for the signer
 */
export function placeSignature(
  transaction: Uint8Array,
  signer: Uint8Array,
  signature: Uint8Array,
): Uint8Array | undefined {
  const slots = readLength(transaction, 0)
  const message = slots.end + slots.value * signatureBytes
  const isVersioned = (transaction[message] ?? 0) >= versioned
  const header = isVersioned ? message + 1 : message
  // The header counts those that sign, and two kinds that only read.
  const keys = readLength(transaction, header + 3)
  for (let index = 0; index < Math.min(slots.value, keys.value); index += 1) {
    const start = keys.end + index * keyBytes
    const key = transaction.subarray(start, start + keyBytes)
    if (key.length < keyBytes || key.join() !== signer.join()) continue
    const signed = Uint8Array.from(transaction)
    signed.set(signature, slots.end + index * signatureBytes)
    return signed
  }
  return undefined
}

/** A length of one to three bytes, seven bits in each ("compact-u16"). */
function readLength(bytes: Uint8Array, start: number) {
  let value = 0
  let end = start
  for (let shift = 0; shift < 21; shift += 7) {
    const byte = bytes[end] ?? 0
    value |= (byte & 0x7f) << shift
    end += 1
    if (byte < 0x80) break
  }
  return { value, end }
}
