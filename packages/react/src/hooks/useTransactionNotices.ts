import { selectRoute, showSnackbar } from '@hasp/core'
import { snackbar } from '../i18n/messages/snackbar.en.js'
import { useMessages } from '../i18n/useMessages.js'
import { useKit } from './useKit.js'
import { useKitEvents } from './useKitEvents.js'

/**
 * Tells how a sent transaction ended, unless the visitor is looking at it:
 * whoever closes the modal is still told.
 */
export function useTransactionNotices(): void {
  const kit = useKit()
  const t = useMessages(snackbar)
  useKitEvents('TRANSACTION_STATUS', ({ hash, status }) => {
    if (status === 'pending' || status === 'included') return
    const { modal, router, transactions } = kit.stores
    const route = selectRoute(router.getState())
    const isShown =
      modal.getState().isOpen &&
      route.view === 'SendConfirmed' &&
      route.parameters.hash === hash
    const label = transactions
      .getState()
      .transactions.find((one) => one.hash === hash)?.label
    if (isShown || label === undefined) return
    showSnackbar(kit, {
      message: t(status === 'final' ? 'sendArrived' : 'sendFailed', { label }),
      variant: status === 'final' ? 'success' : 'error',
    })
  })
}
