import { selectRoute } from '@hasp/core'
import { useKit } from './useKit.js'
import { useKitEvents } from './useKitEvents.js'
import { useTell } from './useTell.js'

/**
 * Tells how a sent transaction ended, unless the visitor is looking at it:
 * whoever closes the modal is still told.
 */
export function useTransactionNotices(): void {
  const kit = useKit()
  const tell = useTell()
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
    if (status === 'final') tell('success', (t) => t('sendArrived', { label }))
    else tell('error', (t) => t('sendFailed', { label }))
  })
}
