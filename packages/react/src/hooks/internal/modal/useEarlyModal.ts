import { useEffect } from 'react'
import type { KitRoot } from '../../../KitContext.js'

const userActivityEvents = ['pointermove', 'touchstart', 'keydown'] as const

/**
 * Fetches the modal with the first sign that somebody uses the page, so that
 * it is mostly here when it is asked for, whatever button asks. Visitors who
 * want to save data fetch it with the click.
 */
export function useEarlyModal({
  kit,
  prepare,
}: Pick<KitRoot, 'kit' | 'prepare'>): void {
  useEffect(() => {
    if (wantsToSaveData(navigator)) return
    const abort = new AbortController()
    const fetchNow = () => {
      abort.abort()
      const { active } = kit.stores.connections.getState()
      prepare(Object.keys(active).length === 0 ? 'Connect' : 'Account')
    }
    for (const type of userActivityEvents)
      window.addEventListener(type, fetchNow, {
        capture: true,
        passive: true,
        signal: abort.signal,
      })
    return () => abort.abort()
  }, [kit, prepare])
}

/** Network Information, which not every browser has. */
type Connected = { readonly connection?: { readonly saveData?: boolean } }

function wantsToSaveData({ connection }: Navigator & Connected): boolean {
  return connection?.saveData === true
}
