import { inArabic } from './inArabic.js'

export type Language = 'en' | 'ar'

/** Says how something with this English name is named in a language. */
export function named(language: Language, english: string): string | RegExp {
  return language === 'en' ? english : inArabic(english)
}
