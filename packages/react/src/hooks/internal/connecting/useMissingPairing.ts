import { raiseAlert } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Tells the developer of the page that a visitor met a view which needs the
 * option `walletConnect`, and that it is not set.
 * @example useMissingPairing()
 */
export function useMissingPairing(): void {
  const kit = useKit()
  useEffect(() => {
    raiseAlert(kit, { code: 'PROJECT_ID_NOT_CONFIGURED' })
  }, [kit])
}
