/** Its library turns an apostrophe into a sign that is not of ASCII. */
const asciiPattern = /^[\0-&(-\x7f]*$/

/** Underscores begin a label or are not in it. */
const labelPattern = /^_*[a-z\d$-]*$/

/** Kept for encodings of other alphabets, such as `xn--`. */
const extensionPattern = /^..--/

/**
 * A name of ASCII alone as ENSIP-15 writes it, without the tables for all other
 * letters.
 * @returns `undefined` where it is no name; `null` for what is not ASCII alone
 * @example normalizeAsciiName('Ana.eth') // 'ana.eth'
 */
export function normalizeAsciiName(name: string): string | undefined | null {
  if (!asciiPattern.test(name)) return null
  const normalized = name.toLowerCase()
  const isRight = normalized
    .split('.')
    .every(
      (label) =>
        label !== '' &&
        labelPattern.test(label) &&
        !extensionPattern.test(label),
    )
  return isRight ? normalized : undefined
}
