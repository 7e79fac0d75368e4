import { useEffect } from 'react'
import type { KitRoot } from '../../../KitContext.js'
import { onFirstUse } from './onFirstUse.js'

/**
 * Fetches the modal with the first sign that somebody uses a page that can
 * open it, so that it is mostly here when it is asked for, whatever button
 * asks.
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
    if (isHeadless) return
    const abort = new AbortController()
    const fetchModal = () => {
      const { active } = kit.stores.connections.getState()
      prepare(Object.keys(active).length === 0 ? 'Connect' : 'Account')
    }
    onFirstUse(fetchModal, abort.signal, () => modalOpeners.count > 0)
    return () => abort.abort()
  }, [isHeadless, kit, modalOpeners, prepare])
}
