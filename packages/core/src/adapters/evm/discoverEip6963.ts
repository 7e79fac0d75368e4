import type { Clock } from '../../ports/Environment.js'
import { type Announcement, readAnnouncement } from './readAnnouncement.js'

/** Extensions may start after the page: they are asked more than once. */
const pausesMs = [200, 800, 2_000]

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
  const askLater = ([pauseMs, ...others]: readonly number[]) => {
    if (pauseMs === undefined) return
    clock.after(
      pauseMs,
      () => {
        ask()
        onRound()
        askLater(others)
      },
      signal,
    )
  }
  const again = () => {
    if (signal.aborted) return
    ask()
    askLater(pausesMs)
  }
  again()
  return { again }
}
