const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as Solana writes its addresses. */
export function encodeBase58(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0)
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  while (number > 0n) {
    text = `${alphabet[Number(number % 58n)]}${text}`
    number /= 58n
  }
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}
