import { useEffect } from 'react'
import type { KitRoot } from '../../../KitContext.js'

const signsOfLife = ['pointermove', 'touchstart', 'keydown'] as const

/**
 * Fetches the modal with the first sign that somebody uses a page that can
 * open it, so that it is mostly here when it is asked for, whatever button
 * asks. Visitors who want to save data fetch it with the click.
 */
export function useEarlyModal(
  {
    kit,
    modalOpeners,
    prepare,
  }: Pick<KitRoot, 'kit' | 'modalOpeners' | 'prepare'>,
  isHeadless: boolean,
): void {
  useEffect(() => {
    if (isHeadless || wantsToSaveData(navigator)) return
    const abort = new AbortController()
    const fetchNow = () => {
      if (modalOpeners.count === 0) return
      abort.abort()
      const { active } = kit.stores.connections.getState()
      prepare(Object.keys(active).length === 0 ? 'Connect' : 'Account')
    }
    for (const type of signsOfLife)
      window.addEventListener(type, fetchNow, {
        capture: true,
        passive: true,
        signal: abort.signal,
      })
    return () => abort.abort()
  }, [isHeadless, kit, modalOpeners, prepare])
}

/** Network Information, which not every browser has. */
type Connected = { readonly connection?: { readonly saveData?: boolean } }

function wantsToSaveData({ connection }: Navigator & Connected): boolean {
  return connection?.saveData === true
}
