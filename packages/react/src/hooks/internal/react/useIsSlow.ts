import { slowAnswerMs } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useInternals } from '../modal/useInternals.js'

/**
 * Whether a wait has lasted long enough for a hint: 20 s.
 * @param isWaiting starts the wait, and ends it
 * @example const isSlow = useIsSlow(phase === 'awaiting-wallet')
 */
export function useIsSlow(isWaiting: boolean): boolean {
  const { clock } = useInternals().environment
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const abort = new AbortController()
    clock.after(slowAnswerMs, () => setIsSlow(true), abort.signal)
    return () => {
      abort.abort()
      setIsSlow(false)
    }
  }, [clock, isWaiting])
  return isWaiting && isSlow
}
