import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createTextLoader, type TextLoader } from './createTextLoader.js'
import { directionOf } from './findLocale.js'
import { I18nContext } from './I18nContext.js'
import type { MessageOverrides } from './MessageOverrides.js'
import { loadLocale, resolveLocale } from './resolveLocale.js'
import type { Catalogue } from './translate.js'

type Language = {
  readonly locale: string
  readonly texts: Catalogue
  readonly load: TextLoader
}

const english: Language = { locale: 'en', texts: {}, load: () => undefined }

/**
 * Gives a tree its language. English until another language has come, so that
 * a server and the first paint agree; the texts of views come with the views.
 */
export function I18nProvider({
  locale: wanted = 'auto',
  messages,
  children,
}: I18nProvider.Props) {
  const [language, setLanguage] = useState(english)

  useEffect(() => {
    const abort = new AbortController()
    const locale = resolveLocale(wanted, navigator.languages)
    const start = (load: TextLoader, texts: Catalogue = {}) => {
      if (!abort.signal.aborted) setLanguage({ locale, texts, load })
    }
    const add = (texts: Catalogue) => {
      if (abort.signal.aborted) return
      setLanguage((now) => ({ ...now, texts: { ...now.texts, ...texts } }))
    }
    loadLocale(locale)
      .then(async (loaders) => {
        if (!loaders) return start(english.load)
        const buttons = await loaders.buttons()
        start(createTextLoader(loaders, add), { buttons })
      })
      .catch(() => start(english.load))
    return () => abort.abort()
  }, [wanted])

  const { load, locale, texts } = language
  const i18n = useMemo(
    () => ({
      locale,
      dir: directionOf(locale),
      catalogues: messages ? [messages, texts] : [texts],
      load,
    }),
    [load, locale, texts, messages],
  )
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>
}

export declare namespace I18nProvider {
  type Props = {
    /** BCP 47 tag, or `auto` (default): the visitor's languages. */
    locale?: string | undefined
    /** Own words; keep the object stable between renders. */
    messages?: MessageOverrides | undefined
    children?: ReactNode
  }
}
