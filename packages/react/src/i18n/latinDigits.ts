/**
 * A locale with Latin digits. Browsers keep what writes numbers by a locale
 * alone, and make it anew, which takes long, where options are given.
 */
export function latinDigits(locale: string): string {
  return `${new Intl.Locale(locale, { numberingSystem: 'latn' })}`
}
