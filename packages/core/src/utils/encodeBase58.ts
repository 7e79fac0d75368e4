const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58, in the alphabet of Bitcoin. */
export function encodeBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n)
    text = (alphabet[Number(value % 58n)] ?? '') + text
  const firstUsed = bytes.findIndex((byte) => byte !== 0)
  const zeros = firstUsed < 0 ? bytes.length : firstUsed
  return '1'.repeat(zeros) + text
}
