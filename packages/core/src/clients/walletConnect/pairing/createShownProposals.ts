import type { Clock } from '../../../ports/Environment.js'
import type { RelayClient } from '../relay/createRelayClient.js'
import type { RelayMessage } from '../relay/RelayMessage.js'

/**
 * Proposals whose codes are on show. A relay may forget what it has confirmed:
 * they are handed over again with every new socket, until a wallet has seen
 * them.
 * @param parameters.isSeen whether a wallet has scanned the code
 */
export function createShownProposals(parameters: {
  clock: Clock
  relay: RelayClient
  isSeen: (topic: string) => boolean
}) {
  const { clock, isSeen, relay } = parameters
  const shown = new Map<
    string,
    {
      relayMessages: readonly RelayMessage[]
      expiresAt: number
      repetition: AbortController
    }
  >()
  return {
    add(
      topic: string,
      relayMessages: readonly RelayMessage[],
      expiresAt: number,
    ): void {
      const repetition = new AbortController()
      shown.set(topic, { relayMessages, expiresAt, repetition })
    },
    remove(topic: string): void {
      shown.get(topic)?.repetition.abort()
      shown.delete(topic)
    },
    repeat(): void {
      for (const [topic, proposal] of shown) {
        const limitMs = proposal.expiresAt - clock.now()
        if (limitMs <= 0 || isSeen(topic)) continue
        proposal.repetition.abort()
        proposal.repetition = new AbortController()
        const { signal } = proposal.repetition
        for (const relayMessage of proposal.relayMessages)
          relay
            .publish(relayMessage, { limitMs, signal })
            .catch(() => undefined)
      }
    },
  }
}
