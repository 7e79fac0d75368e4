import { useState } from 'react'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { type OpenOptions, useKitModal } from '../hooks/useKitModal.js'
import { useChunk } from '../lazy/useChunk.js'

/**
 * Opens the modal, and shows that the press counted while the modal loads.
 * @param options what to open it with
 * @returns props of the button: a reader hears that it is busy, an eye sees it
 */
export function useOpener(options: OpenOptions) {
  const { loadModal } = useKitRoot()
  const { isOpen, open } = useKitModal()
  const [isPressed, setPressed] = useState(false)
  if (isPressed && !isOpen) setPressed(false)
  const { status } = useChunk(isPressed ? loadModal : undefined)
  const isPending = isPressed && isOpen && status === 'pending'
  return {
    'aria-busy': isPending || undefined,
    'data-pending': isPending || undefined,
    onClick() {
      open(options)
      setPressed(true)
    },
  }
}
