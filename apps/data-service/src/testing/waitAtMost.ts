import { type Clock, systemClock } from '@hasp/service-frame'

/** The longest that a timer can be. */
const endlessMs = 2 ** 31 - 1

/**
 * How a service waits where only waits of up to so long come to an end: what
 * goes on has not waited for a longer one, however slow the machine is.
 */
export function waitAtMost(longestMs: number): Clock['sleep'] {
  return (delayMs, signal) =>
    systemClock.sleep(delayMs > longestMs ? endlessMs : delayMs, signal)
}
