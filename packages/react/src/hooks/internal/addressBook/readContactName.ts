/** The longest saved name, in characters. */
export const contactNameLimit = 64

/** Invisible characters, and those that reorder or hide what follows them. */
const unseenPattern =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Stacked marks would cover the lines around a name. */
const stackedPattern = /(\p{M}{3})\p{M}+/gu

/**
 * A name as it is saved: visible characters in one line, at most 64. Reading
 * it again changes nothing.
 * @returns undefined when nothing is left of it
 * @example readContactName('  Ana\n ') // 'Ana'
 */
export function readContactName(value: unknown): string | undefined {
  // Text beyond this cannot be part of a name.
  if (typeof value !== 'string') return undefined
  const seen = value
    .slice(0, 4_096)
    .replace(/\s+/gu, ' ')
    .replace(unseenPattern, '')
    .normalize('NFC')
    .replace(stackedPattern, '$1')
    .trim()
  const cut = [...seen].slice(0, contactNameLimit).join('').trim()
  return cut.replace(/ {2,}/g, ' ') || undefined
}
