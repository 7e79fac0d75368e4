import type { Clock } from '../../ports/Environment.js'
import { type Announcement, readAnnouncement } from './readAnnouncement.js'

/** Extensions may start after the page: they are asked more than once. */
const roundsMs = [0, 200, 1_000, 3_000]

/** A search that can be repeated. */
export type Search = { again(): void }

/**
 * Listens for wallets that announce themselves (EIP-6963) and asks them to.
 * @param parameters.onAnnounce may be called several times for one wallet
 * @param parameters.onRound called after each round but the first
 */
export function discoverEip6963(parameters: {
  readonly window: EventTarget
  readonly clock: Clock
  readonly onAnnounce: (announcement: Announcement) => void
  readonly onRound: () => void
  readonly signal: AbortSignal
}): Search {
  const { clock, onAnnounce, onRound, signal, window } = parameters
  window.addEventListener(
    'eip6963:announceProvider',
    (event) => {
      const announcement = readAnnouncement(event)
      if (announcement) onAnnounce(announcement)
    },
    { signal },
  )
  const ask = () =>
    void window.dispatchEvent(new Event('eip6963:requestProvider'))
  const again = () => {
    if (signal.aborted) return
    for (const delayMs of roundsMs) {
      if (delayMs === 0) ask()
      else
        clock.after(
          delayMs,
          () => {
            ask()
            onRound()
          },
          signal,
        )
    }
  }
  again()
  return { again }
}
