import { useEffect, useRef } from 'react'
import { useLatest } from '../react/useLatest.js'
import { useIsOnline } from './useIsOnline.js'

/** Does something whenever the browser is connected again. */
export function useBackOnline(onBack: () => void): void {
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const latest = useLatest(onBack)

  useEffect(() => {
    if (isOnline && !wasOnline.current) latest.current()
    wasOnline.current = isOnline
  }, [isOnline])
}
