import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { I18nContext } from './I18nContext.js'
import { loadLocale } from './loadLocale.js'
import type { MessageOverrides } from './MessageGroups.js'
import { directionOf, resolveLocale } from './resolveLocale.js'
import type { Catalogue } from './translate.js'

type Spoken = { locale: string; catalogue?: Catalogue | undefined }

/**
 * Gives a tree its language. English until another language has come, so that
 * a server and the first paint agree.
 */
export function I18nProvider({
  locale: wanted = 'auto',
  messages,
  children,
}: I18nProvider.Props) {
  const [spoken, setSpoken] = useState<Spoken>({ locale: 'en' })

  useEffect(() => {
    const abort = new AbortController()
    const locale = resolveLocale(wanted, navigator.languages)
    const speak = (catalogue?: Catalogue) => {
      if (!abort.signal.aborted) setSpoken({ locale, catalogue })
    }
    loadLocale(locale).then(speak, () => speak())
    return () => abort.abort()
  }, [wanted])

  const i18n = useMemo(
    () => ({
      locale: spoken.locale,
      dir: directionOf(spoken.locale),
      catalogues: [messages, spoken.catalogue].filter((each) => !!each),
    }),
    [spoken, messages],
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
