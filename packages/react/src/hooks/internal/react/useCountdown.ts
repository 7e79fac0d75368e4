import { useEffect, useReducer } from 'react'
import { useInternals } from '../modal/useInternals.js'

/**
 * Draws its component again with every second that passes.
 * @param remainingMs computed anew by every drawing
 * @returns whole seconds, rounded up; 0 when there is nothing to wait for
 * @example const seconds = useCountdown(query.retryInMs)
 */
export function useCountdown(remainingMs = 0): number {
  const { clock } = useInternals().environment
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const isWaiting = remainingMs > 0

  useEffect(() => {
    if (!isWaiting) return
    const abort = new AbortController()
    const wait = () => clock.after(1000, tick, abort.signal)
    const tick = () => {
      drawAgain()
      wait()
    }
    wait()
    return () => abort.abort()
  }, [clock, isWaiting])
  return Math.ceil(remainingMs / 1000)
}
