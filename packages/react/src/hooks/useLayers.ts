import { closeModal, showSnackbar } from '@hasp/core'
import { useMemo } from 'react'
import { useKitRoot } from './useKitRoot.js'
import { useStore } from './useStore.js'

/** What of the kit lies over the page now. */
export function useLayers() {
  const { kit, prepare } = useKitRoot()
  const isOpen = useStore(kit.stores.modal, (modal) => modal.isOpen)
  const hasMessage = useStore(kit.stores.snackbar, ({ open }) => open)
  const deeds = useMemo(
    () => ({
      prepare,
      /** The modal did not arrive: it closes, and the visitor is told. */
      giveUp(message: string, error: unknown) {
        kit.log('error', 'The modal could not be loaded', error)
        closeModal(kit, { force: true })
        showSnackbar(kit, { message, variant: 'error' })
      },
    }),
    [kit, prepare],
  )
  return { isOpen, hasMessage, ...deeds }
}
