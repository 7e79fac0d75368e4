const lettersLimit = 64

/** What is not seen, or reorders what follows it. */
const unseenPattern =
  /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}]/gu

/** A letter with two marks, a flag or an emoji of a colour is one letter. */
const letterPattern = /(?:\p{RI}{2}|\P{M}\p{EMod}?)\p{M}{0,2}/gu

/**
 * Reads a name that a wallet gives itself, or a line in the words of a site:
 * what cannot be seen is dropped, so are marks piled on a letter, and at most 64
 * letters are kept. Letters of another script that look alike are left: they are
 * names, too.
 * @returns undefined when nothing is left of it
 */
export function readShortText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 1_024) return undefined
  const letters = value
    .replace(/\s/g, ' ')
    .replace(unseenPattern, '')
    .replace(/ [ \p{M}]*/gu, ' ')
    .trim()
    .match(letterPattern)
  return letters?.slice(0, lettersLimit).join('').trim()
}
