import { type NetworkId, preferNetwork } from '@hasp/core'
import { useCallback } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Remembers the network that a wallet is to be connected on next.
 * @example const prefer = usePreferNetwork()
 */
export function usePreferNetwork(): (networkId: NetworkId) => void {
  const kit = useKit()
  return useCallback((networkId) => preferNetwork(kit, { networkId }), [kit])
}
