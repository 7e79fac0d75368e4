import { raiseAlert } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Alerts the page's developer when a visitor sees a view that needs a source
 * of connectors that pairs, and none is configured.
 * @example useMissingPairing()
 */
export function useMissingPairing(): void {
  const kit = useKit()
  useEffect(() => {
    raiseAlert(kit, { code: 'PROJECT_ID_NOT_CONFIGURED' })
  }, [kit])
}
