import type { Clock } from '../../ports/Environment.js'
import type {
  ConnectChallenge,
  SignInWhileConnecting,
} from '../../ports/SignInWhileConnecting.js'

/**
 * A challenge, if there is one in time: no visitor waits any longer for a server
 * to be connected.
 * @returns undefined when it is not there in time, or cannot be had
 */
export function beginInTime(
  signIn: SignInWhileConnecting,
  {
    clock,
    patienceMs,
    signal,
  }: {
    readonly clock: Clock
    readonly patienceMs: number
    readonly signal: AbortSignal
  },
): Promise<ConnectChallenge | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined)
    signIn.begin(signal).then(resolve, giveUp)
    clock.after(patienceMs, giveUp, signal)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
