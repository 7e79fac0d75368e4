import { useEffect, useRef } from 'react'
import { useModalState } from '../../hooks/internal/modal/useModalState.js'
import { useSignInFlow } from '../../hooks/internal/signIn/useSignInFlow.js'
import { useSignInSnackbar } from '../../hooks/internal/signIn/useSignInSnackbar.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { signIn } from '../../i18n/locales/en/signIn.js'
import { useMessages } from '../../i18n/useMessages.js'

/** What the view SIWXSignMessage knows and does. */
export function useSIWXSignMessageView() {
  const t = useMessages(signIn)
  const flow = useSignInFlow()
  const { app } = useKitOptions()
  const { isShaking } = useModalState()
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // It may not be closed: this is the way out.
    if (isShaking) cancelButton.current?.focus()
  }, [isShaking])
  useSignInSnackbar(flow.status, {
    authenticating: t('authenticating'),
    signingFailed: t('signingFailed'),
  })
  return {
    ...flow,
    cancelButton,
    siteName: flow.domain ?? app.name,
    wallet: flow.walletName ?? t('someWallet'),
  }
}

/** The view, as its parts take it. */
export type SIWXSignMessage = ReturnType<typeof useSIWXSignMessageView>
