import type { SignInMessage } from '../../entities/signIn/signInMessage.js'

/** How far the clock of whoever wrote the message may be ahead. */
const clockToleranceMs = 5 * 60_000

/** Whether a message may be used at a moment, by the times in it. */
export function isSignInTimely(message: SignInMessage, nowMs: number): boolean {
  const { expirationTime, issuedAt, notBefore } = message
  return (
    Date.parse(issuedAt) - clockToleranceMs <= nowMs &&
    (notBefore === undefined || Date.parse(notBefore) <= nowMs) &&
    (expirationTime === undefined || nowMs < Date.parse(expirationTime))
  )
}
