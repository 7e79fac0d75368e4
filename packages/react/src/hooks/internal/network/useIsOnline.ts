import { useCallback, useSyncExternalStore } from 'react'
import { useInternals } from '../modal/useInternals.js'

/**
 * Whether the browser is online. `true` may be wrong; `false` is certain.
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
    // In a test, the window may be a bare `EventTarget`.
    () => window?.navigator?.onLine ?? true,
    () => true,
  )
}
