import { showSnackbar } from '@hasp/core'
import { useCallback, useContext, useEffect, useRef } from 'react'
import { I18nContext } from '../i18n/I18nContext.js'
import type { SaySnackbar } from '../i18n/speakSnackbar.js'
import { useKit } from './useKit.js'

type Tell = (
  variant: 'success' | 'error',
  write: (t: SaySnackbar) => string,
) => void

/** Shows a short message whose words are fetched when it is due. */
export function useTell(): Tell {
  const kit = useKit()
  const i18n = useContext(I18nContext)
  const latest = useRef(i18n)
  useEffect(() => {
    latest.current = i18n
  })
  return useCallback<Tell>(
    (variant, write) => {
      import('../i18n/speakSnackbar.js').then(
        ({ speakSnackbar }) =>
          showSnackbar(kit, {
            message: write(speakSnackbar(latest.current)),
            variant,
          }),
        (error: unknown) =>
          kit.log('warn', 'A short message could not be shown', error),
      )
    },
    [kit],
  )
}
