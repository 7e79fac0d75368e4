import { closeModal } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useStore } from '../../useStore.js'
import { useEventNotifications } from '../notifications/useEventNotifications.js'
import { useHasMessage } from '../notifications/useHasMessage.js'
import { useKitRoot } from './useKitRoot.js'

/** Which overlays are open; notifies the visitor of events while mounted. */
export function useOverlays() {
  const { kit, prepare } = useKitRoot()
  const notify = useEventNotifications()
  const isModal = useStore(
    kit.stores.modal,
    ({ isOpen, embeddedCount }) => isOpen && embeddedCount === 0,
  )
  const hasMessage = useHasMessage()
  const actions = useMemo(
    () => ({
      prepare,
      reportMissing: (error: unknown) =>
        kit[internals].log('error', 'The modal could not be loaded', error),
      /** Closes a modal that cannot be shown, and says so. */
      giveUp() {
        if (!kit.stores.modal.getState().isOpen) return
        closeModal(kit, { force: true })
        notify('MODAL_FAILED', undefined)
      },
    }),
    [kit, prepare, notify],
  )
  return { isModal, hasMessage, ...actions }
}
