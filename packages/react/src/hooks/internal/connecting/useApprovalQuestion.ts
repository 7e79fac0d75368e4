import { hideSnackbar, showSnackbar } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect } from 'react'
import { shortenAddress } from '../../../addresses/shortenAddress.js'
import { snackbar as messages } from '../../../i18n/locales/en/snackbar.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useApprovals } from '../../useApprovals.js'
import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** A message that takes the place of another one comes within this time. */
const pauseMs = 300

/**
 * Asks about the first approval that nobody waited for, until it is answered:
 * other short messages come first, and the question comes back after them.
 */
export function useApprovalQuestion(): void {
  const kit = useKit()
  const t = useMessages(messages)
  const { accept, refuse, waiting } = useApprovals()
  const { approvals, snackbar } = kit.stores
  const { clock } = kit[internals].environment
  const isFree = useStore(snackbar, ({ open }) => !open)
  const [approval] = waiting

  const id = approval?.id ?? ''
  const wallet = approval?.walletName || t('approvalWallet')
  const address = shortenAddress(approval?.accounts[0].address ?? '')
  const message = t('approvalAsked', { address, wallet })

  useEffect(() => {
    if (!id || !isFree) return
    const abort = new AbortController()
    const use = () =>
      accept(id).then(
        () =>
          showSnackbar(kit, {
            message: t('approvalUsed', { wallet }),
            variant: 'success',
          }),
        () =>
          showSnackbar(kit, {
            message: t('approvalGone', { wallet }),
            variant: 'error',
          }),
      )
    const ask = () =>
      showSnackbar(kit, {
        message,
        variant: 'info',
        autoClose: false,
        action: { label: t('approvalUse'), run: () => void use() },
        otherAction: { label: t('approvalRefuse'), run: () => refuse(id) },
      })
    clock.after(pauseMs, ask, abort.signal)
    return () => abort.abort()
  }, [accept, clock, id, isFree, kit, message, refuse, t, wallet])

  useEffect(
    () => () => {
      // It may only have moved into the modal or out of it.
      const { waiting } = approvals.getState()
      const isOver = waiting.every((one) => one.id !== id)
      const now = snackbar.getState()
      if (isOver && now.open && now.message === message) hideSnackbar(kit)
    },
    [approvals, id, kit, message, snackbar],
  )
}
