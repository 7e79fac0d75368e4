import { useModalState } from '../../hooks/internal/modal/useModalState.js'
import { useHasMessage } from '../../hooks/internal/notifications/useHasMessage.js'
import { useChunk } from '../../lazy/useChunk.js'

const loadHost = () => import('./SnackbarHost.js')

/**
 * Where the modal shows short messages. They confirm what is done with a
 * connected account, so the slot is fetched for that or for a message.
 */
export function SnackbarSlot() {
  const hasMessage = useHasMessage()
  const { isConnected } = useModalState()
  const isNeeded = hasMessage || isConnected
  const { Component } = useChunk(isNeeded ? loadHost : undefined)
  return Component ? <Component /> : null
}
