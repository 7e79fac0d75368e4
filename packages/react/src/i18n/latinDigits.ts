const written = new Map<string, string>()

/**
 * A locale with Latin digits. Browsers keep what writes numbers by a locale
 * alone, and make it anew, which takes long, where options are given; so does
 * it to make a locale, for each number of a list.
 */
export function latinDigits(locale: string): string {
  const known = written.get(locale)
  if (known) return known
  const latin = `${new Intl.Locale(locale, { numberingSystem: 'latn' })}`
  written.set(locale, latin)
  return latin
}
