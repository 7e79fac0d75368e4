import { useContext, useEffect } from 'react'
import { wantsToSaveData } from '../../hooks/internal/modal/onFirstUse.js'
import { ChunksContext } from '../../lazy/useChunk.js'
import { useViewLoader } from './useViewLoader.js'

/**
 * Fetches what connecting needs and the views that are likely next, one after
 * the other, while nothing else is to do. Visitors who want to save data are
 * left alone.
 * @param parameters.isReady the view that was asked for is there
 */
export function useEarlyViews({
  isConnected,
  isReady,
  preloadConnectors,
}: {
  isConnected: boolean
  isReady: boolean
  preloadConnectors: () => Promise<unknown>
}): void {
  const chunks = useContext(ChunksContext)
  const loaderOf = useViewLoader()
  useEffect(() => {
    if (!isReady || !chunks || wantsToSaveData(navigator)) return
    const abort = new AbortController()
    import('./fetchEarly.js').then(
      ({ fetchEarly }) =>
        fetchEarly({
          isConnected,
          preloadConnectors,
          loadView: (view) => chunks.load(loaderOf(view)),
          signal: abort.signal,
        }),
      // All of it comes when it is asked for, too.
      () => undefined,
    )
    return () => abort.abort()
  }, [chunks, isReady, isConnected, loaderOf, preloadConnectors])
}
