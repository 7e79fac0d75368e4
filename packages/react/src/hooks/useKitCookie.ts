import { useEffect } from 'react'
import { runLate } from './internal/modal/runLate.js'
import { useKitRoot } from './internal/modal/useKitRoot.js'

/**
 * Keeps a cookie from which a server draws the button as the browser will show
 * it: theme, network, and beginning and end of the address. It is there while
 * a wallet is connected, for 30 days, and `readKitState` of
 * `@hasp/core/cookie` reads it.
 * @example
 * import { useKitCookie } from '@hasp/react'
 *
 * useKitCookie()
 */
export function useKitCookie(): void {
  const { isStarted, kit } = useKitRoot()
  useEffect(() => {
    if (!isStarted) return
    const stop = new AbortController()
    runLate(
      kit,
      import('./internal/cookie/keepKitState.js'),
      ({ keepKitState }) => {
        if (!stop.signal.aborted) keepKitState(kit, stop.signal)
      },
      'The cookie for servers is not kept',
    )
    return () => stop.abort()
  }, [isStarted, kit])
}
