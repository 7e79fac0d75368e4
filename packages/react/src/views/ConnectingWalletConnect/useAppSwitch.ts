import { useEffect, useState } from 'react'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'

/**
 * Progress of switching to a wallet's app: `stuck` when the tap did not leave
 * the page, `unanswered` when the visitor returned without an answer.
 */
export type AppSwitch =
  | 'idle'
  | 'leaving'
  | 'stuck'
  | 'away'
  | 'returned'
  | 'unanswered'

/** An app that opens hides the page within this time. */
const leaveLimitMs = 1_500

/** How long an answer may take to arrive after the return. */
const answerLimitMs = 2_000

/**
 * Follows a visitor who opens an app and comes back.
 * @param isAnswered the app has answered, which ends the switch
 * @returns the progress, and what a tap calls once it has opened the app
 */
export function useAppSwitch(isAnswered: boolean) {
  const { clock, window } = useInternals().environment
  const [appSwitch, setAppSwitch] = useState<AppSwitch>('idle')
  const [wasAnswered, setAnswered] = useState(isAnswered)
  if (isAnswered !== wasAnswered) {
    setAnswered(isAnswered)
    if (isAnswered) setAppSwitch('idle')
  }

  useEffect(() => {
    const page = window?.document
    if (!page || appSwitch === 'idle') return
    const abort = new AbortController()
    const { signal } = abort
    const follow = () => {
      if (page.visibilityState === 'hidden') setAppSwitch('away')
      else setAppSwitch((now) => (now === 'away' ? 'returned' : now))
    }
    page.addEventListener('visibilitychange', follow, { signal })
    if (appSwitch === 'leaving')
      clock.after(leaveLimitMs, () => setAppSwitch('stuck'), signal)
    if (appSwitch === 'returned')
      clock.after(answerLimitMs, () => setAppSwitch('unanswered'), signal)
    return () => abort.abort()
  }, [clock, appSwitch, window])
  return { appSwitch, leave: () => setAppSwitch('leaving') }
}
