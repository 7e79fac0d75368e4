import type { Clock } from '../../../ports/Environment.js'
import type { RelayClient } from '../relay/createRelayClient.js'
import type { RelayMessage } from '../relay/RelayMessage.js'

/** A wallet that asks and asks does not keep the site from speaking. */
const maxAnswers = 64
const longestWaitMs = 5 * 60_000

/**
 * Some wallets miss an answer that comes before they are done with sending:
 * a relay on the same machine is as fast.
 */
const delayMs = 30

/** Hands answers to the relay, a moment after they were asked for. */
export function createAnswers(parameters: {
  clock: Clock
  relay: () => RelayClient
  signal: AbortSignal
}) {
  const { clock, relay, signal } = parameters
  const queue: {
    readonly relayMessage: RelayMessage
    readonly dueAt: number
  }[] = []
  let count = 0

  const hand = (relayMessage: RelayMessage) => {
    const limitMs = Math.min(relayMessage.ttl * 1000, longestWaitMs)
    const leave = () => {
      count -= 1
    }
    relay().publish(relayMessage, { limitMs }).then(leave, leave)
  }
  const handDue = () => {
    for (;;) {
      const [next] = queue
      if (!next) return
      const waitMs = next.dueAt - clock.now()
      // One timer for all of them.
      if (waitMs > 0) return clock.after(waitMs, handDue, signal)
      queue.shift()
      hand(next.relayMessage)
    }
  }
  return {
    /** Its sender does not wait; one too many is dropped. */
    add(relayMessage: RelayMessage): void {
      if (count >= maxAnswers) return
      count += 1
      queue.push({ relayMessage, dueAt: clock.now() + delayMs })
      if (queue.length === 1) clock.after(delayMs, handDue, signal)
    },
  }
}
