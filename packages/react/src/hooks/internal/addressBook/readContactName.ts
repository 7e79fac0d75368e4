/** The longest saved name, in characters. */
export const contactNameLimit = 64

/** What cannot be seen, and what reorders or hides what follows it. */
const unseenPattern =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Marks stacked upon marks cover the lines around a name. */
const stackedPattern = /(\p{M}{3})\p{M}+/gu

/**
 * A name as it is saved: only what can be seen, in one line, at most 64
 * characters. What is read again stays as it is.
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
