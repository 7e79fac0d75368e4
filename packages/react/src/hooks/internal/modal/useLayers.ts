import { closeModal } from '@hasp/core'
import { useMemo } from 'react'
import { useStore } from '../../useStore.js'
import { useTell } from '../notifications/useTell.js'
import { useKitRoot } from './useKitRoot.js'

/** What of the kit lies over the page now. */
export function useLayers() {
  const { kit, prepare } = useKitRoot()
  const tell = useTell()
  const isOpen = useStore(kit.stores.modal, (modal) => modal.isOpen)
  const isTold = useStore(kit.stores.snackbar, ({ open }) => open)
  const isAsked = useStore(kit.stores.approvals, ({ waiting }) => !!waiting[0])
  const hasMessage = isTold || isAsked
  const deeds = useMemo(
    () => ({
      prepare,
      /** The modal did not arrive: it closes, and the visitor is told. */
      giveUp(error: unknown) {
        kit.log('error', 'The modal could not be loaded', error)
        closeModal(kit, { force: true })
        tell('MODAL_FAILED', undefined)
      },
    }),
    [kit, prepare, tell],
  )
  return { isOpen, hasMessage, tell, ...deeds }
}
