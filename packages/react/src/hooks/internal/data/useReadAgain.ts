import { balanceRetryMs } from '@hasp/core/internal'
import { useEffect, useRef } from 'react'
import { useInternals } from '../modal/useInternals.js'
import { useLatest } from '../react/useLatest.js'

/** However often it failed, the wait is no longer than so many times the first. */
const longestWait = 4

/**
 * Reads again by itself what could not be read, while somebody may look: after
 * 30 s, then 1 min, then every 2 min. A hidden tab reads nothing; one that is
 * seen again reads what has become due.
 * @param failedAt when the last answer came, where it was not all of it, as
 * TanStack Query dates it: each answer has one date for all who wait for it
 * @param read never rejects
 */
export function useReadAgain(
  failedAt: number | undefined,
  read: () => void,
): void {
  const { clock } = useInternals().environment
  const latest = useLatest(read)
  const wait = useRef(1)
  useEffect(() => {
    if (failedAt === undefined) {
      wait.current = 1
      return
    }
    const stop = new AbortController()
    const dueAt = clock.now() + wait.current * balanceRetryMs
    const look = () => {
      if (clock.now() < dueAt || document.visibilityState === 'hidden') return
      stop.abort()
      wait.current = Math.min(wait.current * 2, longestWait)
      latest.current()
    }
    clock.after(dueAt - clock.now(), look, stop.signal)
    document.addEventListener('visibilitychange', look, stop)
    return () => stop.abort()
  }, [clock, failedAt])
}
