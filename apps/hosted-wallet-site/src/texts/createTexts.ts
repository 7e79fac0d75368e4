import { ar } from './ar.js'
import { en, type TextKey } from './en.js'

/** The texts of one language. */
export interface Texts {
  /** BCP 47. */
  readonly language: 'ar' | 'en'
  readonly direction: 'ltr' | 'rtl'
  t(key: TextKey, values?: Readonly<Record<string, string | number>>): string
}

/**
 * The texts of the first language that there are texts in.
 * @param wanted BCP 47, the most wanted first
 */
export function createTexts(wanted: readonly string[]): Texts {
  const found = wanted
    .map((tag) => tag.split('-')[0]?.toLowerCase())
    .find((language) => language === 'ar' || language === 'en')
  const language = found ?? 'en'
  const texts = language === 'ar' ? ar : en
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    t: (key, values = {}) =>
      texts[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(values, name) ? `${values[name]}` : whole,
      ),
  }
}
