import type { FramePort } from '../frame/FramePort.js'

type Listener = (event: { readonly data: unknown }) => void

/** One direction of a channel. */
type Lane = {
  readonly queue: unknown[]
  deliver(data: unknown): void
}

/**
 * Two ends of a channel whose messages a test may see, drop and repeat. They
 * arrive in order, in a later turn, unless `isHeld`.
 */
export function createPortPair({ isHeld = false } = {}) {
  const sent: { page: unknown[]; frame: unknown[] } = { page: [], frame: [] }

  /** A closed end hears nothing; what it said before still arrives. */
  function createEnd() {
    const listeners = new Set<Listener>()
    const end = {
      listeners,
      isClosed: false,
      deliver(data: unknown) {
        if (!end.isClosed) for (const hear of [...listeners]) hear({ data })
      },
    }
    return end
  }
  const ends = { page: createEnd(), frame: createEnd() }
  const lanes: { toFrame: Lane; toPage: Lane } = {
    toFrame: { queue: [], deliver: ends.frame.deliver },
    toPage: { queue: [], deliver: ends.page.deliver },
  }
  const portOf = (own: 'page' | 'frame', lane: Lane): FramePort => ({
    postMessage(text) {
      if (ends[own].isClosed) return
      sent[own].push(text)
      if (isHeld) lane.queue.push(text)
      else queueMicrotask(() => lane.deliver(text))
    },
    addEventListener: (_type, listener) =>
      void ends[own].listeners.add(listener),
    removeEventListener: (_type, listener) =>
      void ends[own].listeners.delete(listener),
    start() {},
    close() {
      ends[own].isClosed = true
    },
  })
  return {
    page: portOf('page', lanes.toFrame),
    frame: portOf('frame', lanes.toPage),
    /** Everything that either side has sent, as text. */
    sent,
    ...lanes,
    /** Delivers what is held in one direction, in order. */
    release(lane: 'toFrame' | 'toPage', count = Number.POSITIVE_INFINITY) {
      const { deliver, queue } = lanes[lane]
      for (const data of queue.splice(0, count)) deliver(data)
    },
    isClosed: () => ends.page.isClosed || ends.frame.isClosed,
  }
}
