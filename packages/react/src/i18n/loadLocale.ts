import type { LocaleMessages } from './MessageGroups.js'

const loaders: {
  readonly [language in string]?: () => Promise<LocaleMessages>
} = {
  ar: async () => (await import('./locales/ar.js')).ar,
}

const languageOf = (locale: string) => locale.split('-')[0] ?? locale

/** Whether the kit itself speaks a language, English included. */
export function hasLocale(locale: string): boolean {
  const language = languageOf(locale)
  return language === 'en' || loaders[language] !== undefined
}

/**
 * Fetches a language of the kit; English is part of the views.
 * @param locale - BCP 47 tag; only its language counts
 * @returns nothing when there is nothing to fetch
 * @example await loadLocale('ar-EG')
 */
export async function loadLocale(
  locale: string,
): Promise<LocaleMessages | undefined> {
  return await loaders[languageOf(locale)]?.()
}
