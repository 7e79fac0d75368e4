import { useChunk } from './useChunk.js'

const loadHost = () => import('./SnackbarHost.js')

/**
 * Where the modal shows short messages. It opens without waiting for the
 * place, which is there before there is a message to show.
 */
export function SnackbarPlace() {
  const { Component } = useChunk('SnackbarHost', loadHost)
  return Component ? <Component /> : null
}
