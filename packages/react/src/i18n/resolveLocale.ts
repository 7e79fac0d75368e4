import { findLocale } from './findLocale.js'
import type { LocaleLoaders } from './LocaleLoaders.js'
import { locales } from './locales/index.js'

const tags = Object.keys(locales) as (keyof typeof locales)[]

/**
 * The locale to use. `auto` is the first of the visitor's languages that the
 * kit has, else English; any other tag is used as it is.
 * @example resolveLocale('auto', ['sv', 'ar-EG']) // 'ar-EG'
 */
export function resolveLocale(
  wanted: string,
  languages: readonly string[],
): string {
  if (wanted === 'auto')
    return languages.find((each) => findLocale(each, ['en', ...tags])) ?? 'en'
  try {
    return Intl.getCanonicalLocales(wanted)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/**
 * Fetches the loaders of a language; English is part of the views.
 * @param locale a BCP 47 tag
 * @returns nothing when there is nothing to fetch
 */
export async function loadLocale(
  locale: string,
): Promise<LocaleLoaders | undefined> {
  const tag = findLocale(locale, tags)
  return tag && (await locales[tag]()).default
}
