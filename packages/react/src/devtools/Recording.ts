import type { Shown } from './redact.js'

/** A request of the kit, with neither its parameters nor its answer. */
export type RecordedRequest = {
  readonly id: number
  readonly to: 'wallet' | 'node'
  /** The wallet's name, or the host of the node. */
  readonly target: string
  readonly method: string
  /** Missing while the request is open. */
  readonly durationMs?: number | undefined
  readonly outcome: 'pending' | 'answered' | 'failed'
}

/** Something that happened, without what is secret. */
export type RecordedEvent = {
  readonly id: number
  /** After the recording began. */
  readonly afterMs: number
  readonly name: string
  readonly data: Shown
}

/** What was seen so far, newest first. */
export type Recording = {
  readonly events: readonly RecordedEvent[]
  readonly requests: readonly RecordedRequest[]
}

/** Notes that a request leaves; what it returns notes how that ended. */
export type NoteRequest = (
  request: Pick<RecordedRequest, 'to' | 'target' | 'method'>,
) => (outcome: 'answered' | 'failed') => void
