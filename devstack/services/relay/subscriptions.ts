import { createHash } from 'node:crypto'

/** A client on one socket, as far as subscriptions look at it. */
export interface Subscriber {
  readonly clientId: string
}

/** Who listens to which topic. A subscription ends with its socket. */
export interface Subscriptions<Peer extends Subscriber> {
  /** Subscribes once, however often it is asked, and tells the id. */
  readonly add: (peer: Peer, topic: string) => string
  readonly remove: (peer: Peer, topic: string) => void
  readonly removeAll: (peer: Peer) => void
  readonly listeners: (topic: string) => readonly Peer[]
}

/**
 * Makes an empty set of subscriptions.
 * @example const subscriptions = createSubscriptions<RelayPeer>()
 */
export function createSubscriptions<
  Peer extends Subscriber,
>(): Subscriptions<Peer> {
  const byTopic = new Map<string, Set<Peer>>()

  function remove(peer: Peer, topic: string): void {
    const peers = byTopic.get(topic)
    peers?.delete(peer)
    if (peers?.size === 0) byTopic.delete(topic)
  }

  return {
    add: (peer, topic) => {
      const peers = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, peers.add(peer))
      return subscriptionId(peer.clientId, topic)
    },
    remove,
    removeAll: (peer) => {
      for (const topic of byTopic.keys()) remove(peer, topic)
    },
    listeners: (topic) => [...(byTopic.get(topic) ?? [])],
  }
}

/**
 * The id of a client's subscription to a topic: clients compute the same one
 * without waiting for the answer.
 * @example subscriptionId(clientId, topic)
 */
export function subscriptionId(clientId: string, topic: string): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex')
}
