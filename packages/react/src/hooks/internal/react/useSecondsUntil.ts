import { useEffect, useMemo, useState } from 'react'
import { useInternals } from '../modal/useInternals.js'
import { useCountdown } from './useCountdown.js'

/**
 * Whole seconds until a moment, drawn anew with each. A clock that is set back
 * meanwhile makes the wait no longer.
 * @example const seconds = useSecondsUntil(login.resendAt)
 */
export function useSecondsUntil(moment: number): number {
  const { clock } = useInternals().environment
  const [passed, setPassed] = useState<number>()
  const waitMs = useMemo(() => moment - clock.now(), [clock, moment])

  useEffect(() => {
    if (waitMs <= 0) return
    const abort = new AbortController()
    clock.after(waitMs, () => setPassed(moment), abort.signal)
    return () => abort.abort()
  }, [clock, moment, waitMs])

  const leftMs = Math.min(waitMs, moment - clock.now())
  return useCountdown(passed === moment ? 0 : Math.max(0, leftMs))
}
