import { useCallback, useRef } from 'react'

const guardMs = 400

/**
 * Says whether a press counts: one that follows the last within 400 ms is the
 * second half of a double press.
 */
export function usePressGuard(): (press: { timeStamp: number }) => boolean {
  const lastAt = useRef(Number.NEGATIVE_INFINITY)
  return useCallback(({ timeStamp }) => {
    if (timeStamp - lastAt.current < guardMs) return false
    lastAt.current = timeStamp
    return true
  }, [])
}
