import { ar } from './ar.js'
import { en, type TextKey } from './en.js'

/** The texts of one language. */
export interface Texts<Key extends string = TextKey> {
  /** BCP 47. */
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  t(key: Key, values?: Readonly<Record<string, string | number>>): string
}

type Language = 'ar' | 'en'

/** The texts that one page has to itself: no other page loads them. */
export type PageTexts<Key extends string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>

/**
 * The texts of the first language that there are texts in.
 * @param wanted BCP 47, the most wanted first
 * @param own what the page says besides what all of them say
 */
export function createTexts<Own extends string = never>(
  wanted: readonly string[],
  own?: PageTexts<Own>,
): Texts<TextKey | Own> {
  const found = wanted
    .map((tag) => tag.split('-')[0]?.toLowerCase())
    .find((language) => language === 'ar' || language === 'en')
  const language = found ?? 'en'
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const texts: Readonly<Record<string, string>> = {
    ...(language === 'ar' ? ar : en),
    ...own?.[language],
  }
  return {
    language,
    direction,
    t: (key, values = {}) =>
      (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
        !Object.hasOwn(values, name)
          ? whole
          : // An address keeps its order in the midst of another direction.
            language === 'ar'
            ? `\u2068${values[name]}\u2069`
            : `${values[name]}`,
      ),
  }
}
