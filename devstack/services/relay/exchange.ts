import type { Mailbox, RelayMessage, StoredRelayMessage } from './mailbox.js'
import type { Subscriptions } from './subscriptions.js'

/** A client on one socket, as the exchange sees it. */
export interface Peer {
  readonly clientId: string
  /** Hands a message over; it is the mailbox's until acknowledged. */
  readonly push: (relayMessage: StoredRelayMessage) => void
}

/** Brings letters from one client to the others on a topic. */
export interface Exchange {
  /** Stores a letter and pushes it to whoever listens, never to its sender. */
  readonly publish: (relayMessage: RelayMessage) => void
  /** Subscribes and tells the id; {@link deliver} hands over what waits. */
  readonly subscribe: (peer: Peer, topic: string) => string
  readonly unsubscribe: (peer: Peer, topic: string) => void
  /** Pushes what waits for a client on a topic. */
  readonly deliver: (peer: Peer, topic: string) => void
  /** What waits for a client on some topics; it counts as handed over. */
  readonly fetch: (
    peer: Peer,
    topics: readonly string[],
  ) => {
    readonly relayMessages: readonly StoredRelayMessage[]
    readonly hasMore: boolean
  }
}

/** As many letters as one answer carries. */
const pageSize = 500

/**
 * Makes the exchange over a mailbox and the subscriptions.
 * @example createExchange(mailbox, createSubscriptions<Peer>())
 */
export function createExchange(
  mailbox: Mailbox,
  subscriptions: Subscriptions<Peer>,
): Exchange {
  return {
    publish: (relayMessage) => {
      const stored = mailbox.add(relayMessage)
      if (!stored) return
      for (const peer of subscriptions.listeners(relayMessage.topic))
        if (peer.clientId !== relayMessage.from) peer.push(stored)
    },
    subscribe: subscriptions.add,
    unsubscribe: subscriptions.remove,
    deliver: (peer, topic) => {
      for (const relayMessage of mailbox.waitingFor(peer.clientId, topic))
        peer.push(relayMessage)
    },
    fetch: (peer, topics) => {
      const waiting = [...new Set(topics)].flatMap((topic) =>
        mailbox.waitingFor(peer.clientId, topic),
      )
      const relayMessages = waiting.slice(0, pageSize)
      for (const { key } of relayMessages)
        mailbox.acknowledge(peer.clientId, key)
      return { relayMessages, hasMore: waiting.length > pageSize }
    },
  }
}
