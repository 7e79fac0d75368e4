import { findLocale } from '../findLocale.js'
import { locales } from '../locales/index.js'

/**
 * Tells that the kit has no texts in the language that a page names. Loaded in
 * development only.
 * @param locale as `KitProvider` takes it
 */
export function checkLocale(locale: string | undefined): readonly string[] {
  if (locale === undefined || locale === 'auto') return []
  const tags = ['en', ...Object.keys(locales)]
  if (findLocale(locale, tags)) return []
  const known = tags.map((tag) => `\`${tag}\``).join(' and ')
  return [
    `The kit has no texts in \`locale="${locale}"\`, so visitors read English. Name ${known}, or no language for the visitor's own, or bring the texts by \`messages\` (docs/languages.md).`,
  ]
}
