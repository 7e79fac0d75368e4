import { raiseAlert } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Alerts the page's developer when a visitor meets a view that needs the
 * option `walletConnect`, and that it is not set.
 * @example useMissingPairing()
 */
export function useMissingPairing(): void {
  const kit = useKit()
  useEffect(() => {
    raiseAlert(kit, { code: 'PROJECT_ID_NOT_CONFIGURED' })
  }, [kit])
}
