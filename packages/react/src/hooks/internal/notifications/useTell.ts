import { useContext, useMemo } from 'react'
import { I18nContext } from '../../../i18n/I18nContext.js'
import { useKit } from '../../useKit.js'
import { useLatest } from '../react/useLatest.js'
import type { News, Teller } from './createTeller.js'

/** Tells the visitor of something in a short message, if it is worth one. */
export type Tell = <name extends keyof News>(
  name: name,
  news: News[name],
) => void

/**
 * Tells the visitor what happens outside the modal. Which news are worth a
 * message, and its words, are fetched with the first of them.
 */
export function useTell(): Tell {
  const kit = useKit()
  const i18n = useContext(I18nContext)
  const latest = useLatest(i18n)
  return useMemo((): Tell => {
    let teller: Teller | undefined
    return (name, news) => {
      import('./createTeller.js').then(
        ({ createTeller }) => {
          teller ??= createTeller(kit)
          teller[name](news, latest.current)
        },
        (error: unknown) =>
          kit.log('warn', 'A short message could not be shown', error),
      )
    }
  }, [kit])
}
