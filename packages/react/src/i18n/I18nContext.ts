import { createContext } from 'react'
import type { Catalogue } from './translate.js'

/** The language of the tree below a provider. */
export type I18n = {
  locale: string
  dir: 'ltr' | 'rtl'
  /** Asked in this order, before the English source. */
  catalogues: readonly Catalogue[]
  /**
   * Fetches a group of texts in this language, or all; English stands in until
   * it has come. A group that is here or on its way is not fetched again.
   */
  load: (group?: string) => void
}

export const I18nContext = createContext<I18n>({
  locale: 'en',
  dir: 'ltr',
  catalogues: [],
  load: () => undefined,
})
