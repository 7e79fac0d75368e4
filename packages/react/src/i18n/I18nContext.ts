import { createContext } from 'react'
import type { Catalogue } from './translate.js'

/** The language of the tree below a provider. */
export type I18n = {
  locale: string
  dir: 'ltr' | 'rtl'
  /** Asked in this order, before the English source. */
  catalogues: readonly Catalogue[]
}

export const I18nContext = createContext<I18n>({
  locale: 'en',
  dir: 'ltr',
  catalogues: [],
})
