import { useContext } from 'react'
import { I18nContext } from './I18nContext.js'

/** The tree's language and direction. */
export function useLocale(): { locale: string; dir: 'ltr' | 'rtl' } {
  const { locale, dir } = useContext(I18nContext)
  return { locale, dir }
}
