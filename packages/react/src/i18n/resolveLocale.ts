import { hasLocale } from './loadLocale.js'

/**
 * The locale to speak. `auto` is the first of the visitor's languages that the
 * kit has, else English; any other tag is taken at its word.
 * @example resolveLocale('auto', ['sv', 'ar-EG']) // 'ar-EG'
 */
export function resolveLocale(
  wanted: string,
  languages: readonly string[],
): string {
  if (wanted === 'auto') return languages.find(hasLocale) ?? 'en'
  try {
    return Intl.getCanonicalLocales(wanted)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The direction in which a locale's script is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/.test(locale) ? 'rtl' : 'ltr'
}
