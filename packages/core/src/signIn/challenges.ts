import { internals } from '../kit/internals.js'
import type { SignInChallenge } from '../ports/SignInProvider.js'
import type { SignInContext } from './SignInContext.js'

/** A visitor who reads before signing has this long at least. */
const readingTimeMs = 2 * 60_000

/** A challenge, and how long it may be shown. */
type Fetched = {
  readonly challenge: SignInChallenge
  readonly restMs: number
}

/** Begins while the wallet is still being asked to connect. */
export function fetchChallengeEarly(context: SignInContext): void {
  const { kit, memory, provider } = context
  const { clock } = kit[internals].environment
  const signal = kit[internals].lifetime()
  if (memory.challenge || !signal) return
  const made = provider.begin({ signal })
  // Whoever needs it begins once more.
  made.catch(() => dropChallenge(context))
  memory.challenge = { made, madeAtMs: clock.now() }
}

/** The challenge that was fetched early, or a new one. */
export async function fetchChallenge(context: SignInContext): Promise<Fetched> {
  const early = await restOf(context)
  if (early && early.restMs > 0) return early
  dropChallenge(context)
  fetchChallengeEarly(context)
  const { memory } = context
  const challenge = await memory.challenge?.made
  if (!challenge) throw new Error('The kit was stopped')
  return { challenge, restMs: challenge.lifetimeMs - readingTimeMs }
}

/** What was signed, or is too old, is of no use any longer. */
export function dropChallenge({ memory }: SignInContext): void {
  memory.challenge = undefined
}

async function restOf({
  kit,
  memory,
}: SignInContext): Promise<Fetched | undefined> {
  const early = memory.challenge
  const challenge = await early?.made.catch(() => undefined)
  if (!early || !challenge) return undefined
  const ageMs = kit[internals].environment.clock.now() - early.madeAtMs
  // A clock that was set back says nothing of its age.
  if (ageMs < 0) return undefined
  return { challenge, restMs: challenge.lifetimeMs - readingTimeMs - ageMs }
}
