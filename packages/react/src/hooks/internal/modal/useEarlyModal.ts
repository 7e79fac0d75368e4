import { useEffect } from 'react'
import type { KitRoot } from '../../../KitContext.js'
import { onFirstUse } from './onFirstUse.js'

/**
 * Fetches the modal with the first sign that somebody uses the page, so that
 * it is mostly here when it is asked for, whatever button asks.
 */
export function useEarlyModal({
  kit,
  prepare,
}: Pick<KitRoot, 'kit' | 'prepare'>): void {
  useEffect(() => {
    const abort = new AbortController()
    onFirstUse(() => {
      const { active } = kit.stores.connections.getState()
      prepare(Object.keys(active).length === 0 ? 'Connect' : 'Account')
    }, abort.signal)
    return () => abort.abort()
  }, [kit, prepare])
}
