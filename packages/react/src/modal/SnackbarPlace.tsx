import { useLayers } from '../hooks/internal/modal/useLayers.js'
import { useModalState } from '../hooks/internal/modal/useModalState.js'
import { useChunk } from './useChunk.js'

const loadHost = () => import('./SnackbarHost.js')

/**
 * Where the modal shows short messages. They confirm what is done with a
 * connected account, so the place is fetched for that or for a message.
 */
export function SnackbarPlace() {
  const { hasMessage } = useLayers()
  const { isConnected } = useModalState()
  const isNeeded = hasMessage || isConnected
  const { Component } = useChunk(
    isNeeded ? 'SnackbarHost' : undefined,
    loadHost,
  )
  return Component ? <Component /> : null
}
