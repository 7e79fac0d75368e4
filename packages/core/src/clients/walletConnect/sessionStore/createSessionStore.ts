import {
  array,
  finite,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  unknown,
} from 'valibot'
import type { Environment } from '../../../ports/Environment.js'
import { boundedText } from '../../../utils/boundedText.js'
import { hexKey } from '../messages/hexKey.js'
import { walletConnectLimits as limits } from '../messages/walletConnectLimits.js'
import { createIdentity } from './createIdentity.js'
import {
  maxPending,
  newestPending,
  type PendingRequest,
  readPendingRequest,
} from './pendingRequest.js'
import { sessionsKey } from './storageKeys.js'
import { readTopicEntry, type TopicEntry } from './topicEntry.js'

/**
 * What one tab wrote and another one, writing at once, lost is written again
 * within this time. Later it counts as an end that this tab missed.
 */
const healMs = 60_000

/** A stored text longer than this is not ours. */
const longestText = 1_000_000
const maxEnded = 50

const DisconnectNotice = object({
  topic: hexKey,
  message: boundedText(),
  expiresAt: pipe(number(), finite()),
})
const Stored = object({
  entries: record(boundedText(), unknown()),
  disconnectNotices: pipe(array(DisconnectNotice), maxLength(maxEnded)),
  pending: optional(pipe(array(unknown()), maxLength(maxPending))),
})
type Content = {
  readonly entries: ReadonlyMap<string, TopicEntry>
  readonly disconnectNotices: readonly DisconnectNotice[]
  readonly pending: readonly PendingRequest[]
}

/** A sealed `wc_sessionDelete` that the relay has not acknowledged yet. */
export type DisconnectNotice = InferOutput<typeof DisconnectNotice>

export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * Keeps keys, sessions and open requests in the page's storage, and in memory
 * where there is none. Every write starts from what is stored now, because
 * other tabs write too; what one of them overwrote all the same is written
 * again.
 * @param parameters.onChange another tab changed something
 */
export function createSessionStore(parameters: {
  environment: Pick<Environment, 'clock' | 'keyValueStore' | 'onStorageChange'>
  newSeed: () => string
  onChange: (
    before: ReadonlyMap<string, TopicEntry>,
    after: ReadonlyMap<string, TopicEntry>,
  ) => void
  signal: AbortSignal
}) {
  const { environment, onChange, signal } = parameters
  const { clock, keyValueStore: store } = environment
  /** What this tab wrote, and when: topics, and requests by their names. */
  const own = new Map<string, number>()
  const identity = createIdentity(parameters)
  /** Read once per text: every key is checked against its topic. */
  let last: { readonly text: string; readonly content: Content } | undefined
  let isUnsaved = false
  let content: Content = load() ?? {
    entries: new Map(),
    disconnectNotices: [],
    pending: [],
  }
  /** Without changes of other tabs that are not reported here yet. */
  let reported = content.entries

  /** What is stored; undefined where nothing can be. */
  function load(): Content | undefined {
    try {
      const text = store?.getItem(sessionsKey)
      if (text === undefined || isUnsaved) return undefined
      if (text && text === last?.text) return last.content
      // Not ours: what this page knows of still holds.
      if (text && text.length > longestText) return undefined
      const read = text ? safeParse(Stored, JSON.parse(text)) : undefined
      const entries = new Map<string, TopicEntry>()
      if (!read?.success) return { entries, disconnectNotices: [], pending: [] }
      const stored = read.output
      for (const [topic, input] of Object.entries(stored.entries)) {
        const entry = readTopicEntry(topic, input)
        // A wallet that waits to settle has to be told that it is over.
        const graceMs = entry?.kind === 'settling' ? limits.dayMs : 0
        if (entry && entry.expiresAt + graceMs > clock.now())
          entries.set(topic, entry)
      }
      const pending = (stored.pending ?? []).flatMap((input) => {
        const request = readPendingRequest(input)
        if (!request || request.expiresAt <= clock.now()) return []
        const hasSession = entries.get(request.topic)?.kind === 'session'
        return hasSession || request.outcome ? [request] : []
      })
      const { disconnectNotices } = stored
      const content = { entries, disconnectNotices, pending }
      if (text) last = { text, content }
      return content
    } catch {
      return undefined
    }
  }
  function save() {
    const { entries, disconnectNotices, pending } = content
    const isNeeded =
      disconnectNotices.length > 0 ||
      pending.some(({ outcome }) => outcome) ||
      [...entries.values()].some(
        (entry) => entry.kind !== 'pairing' || entry.proposal,
      )
    try {
      if (!isNeeded) {
        last = undefined
        identity.renew()
        return store?.removeItem(sessionsKey)
      }
      identity.keep()
      const text = JSON.stringify({
        entries: Object.fromEntries(entries),
        disconnectNotices,
        pending,
      })
      store?.setItem(sessionsKey, text)
      isUnsaved = store?.getItem(sessionsKey) !== text
      last = isUnsaved ? undefined : { text, content }
    } catch {
      // Full or blocked: it lives for the visit.
      isUnsaved = true
      last = undefined
    }
  }
  function update(change: (now: Content) => Partial<Content>): void {
    const now = withOwn(load() ?? content)
    const next = change(now)
    reported = change({ ...now, entries: reported }).entries ?? reported
    content = { ...now, ...next }
    save()
  }
  function isOwn(name: string): boolean {
    return (own.get(name) ?? Number.NEGATIVE_INFINITY) > clock.now() - healMs
  }
  /** Adds what this tab wrote and another one, writing at once, lost. */
  function withOwn(now: Content): Content {
    // Everything gone at once is no lost write: it was ended or forgotten.
    if (
      !isUnsaved &&
      store &&
      now.entries.size + now.disconnectNotices.length === 0
    )
      return now
    const entries = new Map(now.entries)
    for (const [topic, entry] of content.entries)
      if (!entries.has(topic) && isOwn(topic) && !identity.hasEnded(topic))
        entries.set(topic, entry)
    const lost = content.pending.filter(
      (request) =>
        !request.outcome &&
        isOwn(nameOf(request)) &&
        !now.pending.some((one) => nameOf(one) === nameOf(request)),
    )
    return {
      ...now,
      entries,
      pending: newestPending([...now.pending, ...lost]),
    }
  }

  environment.onStorageChange((key) => {
    if (key !== null && key !== sessionsKey) return
    const stored = load()
    if (!stored) return
    const before = reported
    const healed = withOwn(stored)
    content = healed
    reported = healed.entries
    const isHealed =
      healed.entries.size !== stored.entries.size ||
      healed.pending.length !== stored.pending.length
    if (isHealed) save()
    else if (healed.entries.size + healed.disconnectNotices.length === 0)
      identity.renew()
    onChange(before, healed.entries)
  }, signal)

  return {
    /** The seed by which relays know this client, as hex. */
    seed: identity.seed,
    get: (topic: string) => content.entries.get(topic),
    all: () => [...content.entries],
    set(topic: string, entry: TopicEntry): void {
      own.set(topic, clock.now())
      update(({ entries }) => ({ entries: new Map(entries).set(topic, entry) }))
    },
    /** Changes what is still there: another tab may have ended it. */
    change(topic: string, change: (entry: TopicEntry) => TopicEntry): void {
      update(({ entries }) => {
        const entry = entries.get(topic)
        return entry
          ? { entries: new Map(entries).set(topic, change(entry)) }
          : {}
      })
    },
    remove(topic: string): void {
      own.delete(topic)
      if (!content.entries.has(topic)) return
      identity.noteEnd(topic)
      update(({ entries, pending }) => ({
        entries: new Map([...entries].filter(([one]) => one !== topic)),
        // What the wallet answered before the end is still reported.
        pending: pending.filter((one) => one.topic !== topic || one.outcome),
      }))
    },
    disconnectNotices: () => content.disconnectNotices,
    addDisconnectNotice: (notice: DisconnectNotice) =>
      update(({ disconnectNotices }) => ({
        disconnectNotices: [...disconnectNotices, notice].slice(-maxEnded),
      })),
    removeDisconnectNotice: (notice: DisconnectNotice) =>
      update(({ disconnectNotices }) => ({
        disconnectNotices: disconnectNotices.filter(
          ({ message }) => message !== notice.message,
        ),
      })),
    pending: () => content.pending,
    /** Whether a request waits for its answer, in whichever tab. */
    isPending: (topic: string, id: string) =>
      (load() ?? content).pending.some(
        (one) => one.topic === topic && one.id === id,
      ),
    keepPending(request: PendingRequest): void {
      if (!readPendingRequest(request)) return
      own.set(nameOf(request), clock.now())
      update(({ pending }) => ({
        pending: newestPending([
          ...pending.filter((one) => nameOf(one) !== nameOf(request)),
          request,
        ]),
      }))
    },
    removePending(topic: string, id: string): void {
      const name = nameOf({ topic, id })
      own.delete(name)
      update(({ pending }) => ({
        pending: pending.filter((one) => nameOf(one) !== name),
      }))
    },
  }
}

function nameOf({ id, topic }: Pick<PendingRequest, 'id' | 'topic'>): string {
  return `${topic} ${id}`
}
