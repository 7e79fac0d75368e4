import type { ViewName } from '@hasp/core'
import { useContext, useEffect } from 'react'
import { wantsToSaveData } from '../../hooks/internal/modal/onFirstUse.js'
import { ChunksContext } from '../../lazy/useChunk.js'
import type { ViewMoment } from '../firstViews.js'
import { views } from '../views.js'
import { useViewLoader } from './useViewLoader.js'

const afterConnecting: readonly ViewMoment[] = ['account', 'network', 'sending']
const beforeConnecting: readonly ViewMoment[] = [
  'connecting',
  'account',
  'learning',
]

/**
 * Fetches the views that are likely next, one after the other, while nothing
 * else is to do. Visitors who want to save data are left alone.
 * @param isReady the view that was asked for is there
 */
export function useEarlyViews(isReady: boolean, isConnected: boolean): void {
  const chunks = useContext(ChunksContext)
  const loaderOf = useViewLoader()
  useEffect(() => {
    if (!isReady || !chunks || wantsToSaveData(navigator)) return
    const abort = new AbortController()
    const moments = isConnected ? afterConnecting : beforeConnecting
    const names = Object.keys(views) as readonly ViewName[]
    const next = names.filter((view) => moments.includes(views[view].when))
    const fetchNext = async () => {
      for (const view of next) {
        await idle()
        // Without a connection each would fail; they come when they are asked for.
        if (abort.signal.aborted || !navigator.onLine) return
        await chunks.load(loaderOf(view))
      }
    }
    void fetchNext()
    return () => abort.abort()
  }, [chunks, isReady, isConnected, loaderOf])
}

/** Safari has no `requestIdleCallback`: a moment is enough. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
}
