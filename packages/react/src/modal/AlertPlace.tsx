import { useHasAlert } from '../hooks/internal/modal/useHasAlert.js'
import { useChunk } from './useChunk.js'

const loadBar = () => import('./AlertBar.js')

/** Where alerts are shown; few pages have one, so the bar is fetched for it. */
export function AlertPlace() {
  const hasAlert = useHasAlert()
  const { Component } = useChunk(hasAlert ? 'AlertBar' : undefined, loadBar)
  return Component ? <Component /> : null
}
