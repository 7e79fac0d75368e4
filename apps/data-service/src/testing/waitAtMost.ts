import { type Clock, systemClock } from '@hasp/service-frame'

/** The longest that a timer can be. */
const endlessMs = 2 ** 31 - 1

/**
 * How a service waits where only waits of up to so long come to an end: what
 * goes on has not waited for a longer one, however slow the machine is.
 * @returns also those that came to their end
 */
export function waitAtMost(longestMs: number) {
  const ended: number[] = []
  const sleep: Clock['sleep'] = async (delayMs, signal) => {
    const waitMs = delayMs > longestMs ? endlessMs : delayMs
    await systemClock.sleep(waitMs, signal)
    if (!signal?.aborted) ended.push(delayMs)
  }
  return { ended, sleep }
}
