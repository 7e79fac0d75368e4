const digits = 6
const codes = 10 ** digits
/** The largest multiple of all codes that 32 bits hold. */
const fairBelow = Math.floor(2 ** 32 / codes) * codes

/**
 * Six digits, each code as likely as any other: numbers that would favour some
 * are drawn again.
 */
export function drawCode(randomBytes: (length: number) => Uint8Array): string {
  for (;;) {
    const drawn = Buffer.from(randomBytes(4)).readUInt32BE()
    if (drawn < fairBelow) return `${drawn % codes}`.padStart(digits, '0')
  }
}
