import { useContext, useEffect } from 'react'
import { I18nContext } from '../../../i18n/I18nContext.js'
import { onFirstUse } from './onFirstUse.js'

/**
 * Fetches the rest of the language with the first sign that somebody uses the
 * page, so that no view begins in English.
 */
export function useEarlyTexts(): void {
  const { load } = useContext(I18nContext)
  useEffect(() => {
    const abort = new AbortController()
    onFirstUse(load, abort.signal)
    return () => abort.abort()
  }, [load])
}
