import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { observeNodes } from './observeNodes.js'
import { observeWallets } from './observeWallets.js'
import type { NoteRequest, RecordedRequest, Recording } from './Recording.js'
import { redact } from './redact.js'

/** How many events, and how many requests, are kept. */
const entriesLimit = 200

const nothing: Recording = { events: [], requests: [] }

/** Keeps what a kit does while somebody looks. */
export type Recorder = {
  get(): Recording
  subscribe(listener: () => void): () => void
  clear(): void
  /**
   * Begins to watch: events, and requests to wallets and nodes.
   * @returns ends it, and leaves the kit as it was
   */
  start(): () => void
}

/** Creates a recorder of a kit; it watches nothing yet. */
export function createRecorder(kit: Kit): Recorder {
  const { clock } = kit[internals].environment
  const beganAtMs = clock.now()
  const listeners = new Set<() => void>()
  let recording = nothing
  let count = 0

  const change = (next: Partial<Recording>) => {
    recording = { ...recording, ...next }
    for (const listener of [...listeners]) listener()
  }
  const note: NoteRequest = (request) => {
    count += 1
    const id = count
    const leftAtMs = clock.now()
    const open: RecordedRequest = { ...request, id, outcome: 'pending' }
    change({ requests: [open, ...recording.requests].slice(0, entriesLimit) })
    return (outcome) => {
      const durationMs = clock.now() - leftAtMs
      change({
        requests: recording.requests.map((one) =>
          one.id === id ? { ...one, durationMs, outcome } : one,
        ),
      })
    }
  }
  return {
    get: () => recording,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => change(nothing),
    start() {
      const ends = [
        observeNodes(kit, note),
        observeWallets(kit, note),
        kit.events.subscribe(({ data, name }) => {
          count += 1
          const afterMs = clock.now() - beganAtMs
          const event = { id: count, afterMs, name, data: redact(data) }
          change({
            events: [event, ...recording.events].slice(0, entriesLimit),
          })
        }),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
