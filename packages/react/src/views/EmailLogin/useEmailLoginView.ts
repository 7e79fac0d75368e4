import { useEmailForm } from '../../hooks/internal/hosted/useEmailForm.js'
import { useHostedState } from '../../hooks/internal/hosted/useHostedState.js'
import { useShowStep } from '../../hooks/internal/hosted/useShowStep.js'
import { useKitModal } from '../../hooks/useKitModal.js'

/** What the view EmailLogin knows and does. */
export function useEmailLoginView() {
  const { hosted } = useHostedState()
  const { replace } = useKitModal()
  const form = useEmailForm(useShowStep('push'))
  return {
    form,
    /** Without a hosted wallet there is nothing to log in to. */
    isConfigured: hosted !== undefined,
    showWallets: () => replace({ view: 'Connect' }),
  }
}
