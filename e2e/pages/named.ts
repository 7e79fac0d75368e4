import { inArabic } from './inArabic.js'

/** A wallet's own name is the same everywhere. */
const devWalletName = 'Dev Wallet'

export type Language = 'en' | 'ar'

/** Says how something with this English name is named in a language. */
export function named(language: Language, english: string): string | RegExp {
  const isOwnName = english === devWalletName
  return language === 'en' || isOwnName ? english : inArabic(english)
}
