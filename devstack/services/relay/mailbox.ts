import { createHash } from 'node:crypto'

/** What a client hands in for the others on a topic. */
export interface RelayMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttlSeconds: number
  readonly attestation?: string | undefined
  /** The client id of the sender. */
  readonly from: string
}

/** A letter that the mailbox keeps. */
export interface StoredRelayMessage extends RelayMessage {
  readonly key: string
  readonly publishedAtMs: number
}

/** Keeps letters until their time to live ends, also for absent clients. */
export interface Mailbox {
  /** Stores a letter; nothing when the same one is already there. */
  readonly add: (relayMessage: RelayMessage) => StoredRelayMessage | undefined
  /** The letters of a topic that a client neither sent nor acknowledged. */
  readonly waitingFor: (
    clientId: string,
    topic: string,
  ) => readonly StoredRelayMessage[]
  readonly acknowledge: (clientId: string, key: string) => void
  readonly size: () => { readonly messages: number; readonly bytes: number }
  /** Drops what has expired. */
  readonly sweep: () => void
  readonly clear: () => void
}

interface Entry {
  readonly relayMessage: StoredRelayMessage
  readonly bytes: number
  readonly acknowledgedBy: Set<string>
}

/**
 * Makes a mailbox in memory. When it is full the oldest letters go.
 * @param options.now the time in milliseconds
 * @example createMailbox({ now, maxMessages: 10_000, maxBytes: 64_000_000 })
 */
export function createMailbox(options: createMailbox.Options): Mailbox {
  /** In the order of arrival, which is the order of eviction. */
  const entries = new Map<string, Entry>()
  const keysByTopic = new Map<string, Set<string>>()
  let bytesHeld = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    const { topic } = entry.relayMessage
    entries.delete(key)
    bytesHeld -= entry.bytes
    const keys = keysByTopic.get(topic)
    keys?.delete(key)
    if (keys?.size === 0) keysByTopic.delete(topic)
  }

  function isExpired({ relayMessage }: Entry): boolean {
    return (
      relayMessage.publishedAtMs + relayMessage.ttlSeconds * 1_000 <=
      options.now()
    )
  }

  function sweep(): void {
    for (const [key, entry] of entries) if (isExpired(entry)) remove(key)
  }

  function makeRoom(): void {
    const isFull = () =>
      entries.size > options.maxMessages || bytesHeld > options.maxBytes
    if (isFull()) sweep()
    for (const key of entries.keys()) {
      if (!isFull()) return
      remove(key)
    }
  }

  return {
    add: (relayMessage) => {
      const key = keyOf(relayMessage)
      const known = entries.get(key)
      if (known && !isExpired(known)) return undefined
      remove(key)
      const stored = { ...relayMessage, key, publishedAtMs: options.now() }
      const bytes = Buffer.byteLength(relayMessage.message)
      entries.set(key, {
        relayMessage: stored,
        bytes,
        acknowledgedBy: new Set(),
      })
      bytesHeld += bytes
      const keys = keysByTopic.get(relayMessage.topic) ?? new Set()
      keysByTopic.set(relayMessage.topic, keys.add(key))
      makeRoom()
      return stored
    },
    waitingFor: (clientId, topic) =>
      [...(keysByTopic.get(topic) ?? [])].flatMap((key) => {
        const entry = entries.get(key)
        if (!entry || isExpired(entry)) return []
        const isDone =
          entry.relayMessage.from === clientId ||
          entry.acknowledgedBy.has(clientId)
        return isDone ? [] : [entry.relayMessage]
      }),
    acknowledge: (clientId, key) => {
      entries.get(key)?.acknowledgedBy.add(clientId)
    },
    size: () => ({ messages: entries.size, bytes: bytesHeld }),
    sweep,
    clear: () => {
      entries.clear()
      keysByTopic.clear()
      bytesHeld = 0
    },
  }
}

export declare namespace createMailbox {
  interface Options {
    readonly now: () => number
    readonly maxMessages: number
    /** Counts the messages alone, in UTF-8. */
    readonly maxBytes: number
  }
}

function keyOf({ message, topic }: RelayMessage): string {
  return createHash('sha256').update(`${topic}\n${message}`).digest('hex')
}
