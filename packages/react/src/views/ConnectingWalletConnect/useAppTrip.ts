import { useEffect, useState } from 'react'
import { useKit } from '../../hooks/useKit.js'

/**
 * Where the visitor is between the page and the app: `stuck` when the tap did
 * not leave the page, `unanswered` when they are back without an answer.
 */
export type AppTrip =
  | 'home'
  | 'leaving'
  | 'stuck'
  | 'away'
  | 'back'
  | 'unanswered'

/** A tap that opens an app leaves the page within this time. */
const leaveLimitMs = 1_500

/** An app that has answered is heard of within this time. */
const answerLimitMs = 2_000

/**
 * Follows a visitor who opens an app and comes back.
 * @param isAnswered the app has answered: the trip is over
 * @returns the stage of the trip, and what a tap calls after it has opened
 * the app
 */
export function useAppTrip(isAnswered: boolean) {
  const { clock, window } = useKit().environment
  const [trip, setTrip] = useState<AppTrip>('home')
  const [wasAnswered, setAnswered] = useState(isAnswered)
  if (isAnswered !== wasAnswered) {
    setAnswered(isAnswered)
    if (isAnswered) setTrip('home')
  }

  useEffect(() => {
    const page = window?.document
    if (!page || trip === 'home') return
    const abort = new AbortController()
    const { signal } = abort
    const follow = () => {
      if (page.visibilityState === 'hidden') setTrip('away')
      else setTrip((now) => (now === 'away' ? 'back' : now))
    }
    page.addEventListener('visibilitychange', follow, { signal })
    if (trip === 'leaving')
      clock.after(leaveLimitMs, () => setTrip('stuck'), signal)
    if (trip === 'back')
      clock.after(answerLimitMs, () => setTrip('unanswered'), signal)
    return () => abort.abort()
  }, [clock, trip, window])
  return { trip, leave: () => setTrip('leaving') }
}
