import { findPairing } from '@hasp/core'
import { useEffect } from 'react'
import { useKitRoot } from '../internal/modal/useKitRoot.js'

/**
 * Keeps a code pending and fresh while the component is there, without asking
 * for a connection: a link that opens a wallet is ready before the tap.
 * @param isWanted nothing is prepared while false
 * @example
 * import { usePreparedPairing } from '@hasp/react'
 *
 * usePreparedPairing(matchMedia('(pointer: coarse)').matches)
 */
export function usePreparedPairing(isWanted: boolean): void {
  const { isStarted, kit } = useKitRoot()
  useEffect(() => {
    if (!isWanted || !isStarted) return
    const abort = new AbortController()
    findPairing(kit)?.keepFresh(abort.signal)
    return () => abort.abort()
  }, [isStarted, isWanted, kit])
}
