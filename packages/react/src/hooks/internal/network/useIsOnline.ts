import { useCallback, useSyncExternalStore } from 'react'
import { useInternals } from '../modal/useInternals.js'

/**
 * Whether the browser has a connection to anywhere. It may say so and be
 * wrong; that it has none is certain.
 * @example const isOnline = useIsOnline()
 */
export function useIsOnline(): boolean {
  const { window } = useInternals().environment
  const subscribe = useCallback(
    (notify: () => void) => {
      const abort = new AbortController()
      const { signal } = abort
      window?.addEventListener('online', notify, { signal })
      window?.addEventListener('offline', notify, { signal })
      return () => abort.abort()
    },
    [window],
  )
  return useSyncExternalStore(
    subscribe,
    // A test's window may be no more than a target of events.
    () => window?.navigator?.onLine ?? true,
    () => true,
  )
}
