/** No letter that looks like a digit, and no digit that looks like a letter. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 4

/** Four characters for a visitor to compare on two devices. */
export function drawDeviceCode(
  randomBytes: (length: number) => Uint8Array,
): string {
  // 256 is a multiple of their number: each is as likely as any other.
  return Array.from(
    randomBytes(length),
    (byte) => characters[byte % characters.length] ?? '',
  ).join('')
}
