import type { FrameKind, RelayFaults } from './relayFaults.js'

/** One direction of a socket, with the relay's faults in between. */
export interface FrameLine<Frame> {
  readonly send: (frame: Frame, kind: FrameKind) => void
  /** Forgets what has not arrived. */
  readonly stop: () => void
}

interface Waiting<Frame> {
  readonly frame: Frame
  readonly dueAtMs: number
}

/**
 * Makes a line that loses, holds back, repeats and reorders frames as the
 * faults say. Without faults a frame arrives before `send` returns.
 * @param faults decide about each frame
 * @param arrive is called with each frame at the other end
 * @example createFrameLine(faults, (text: string) => socket.send(text))
 */
export function createFrameLine<Frame>(
  faults: Pick<RelayFaults, 'depart'>,
  arrive: (frame: Frame) => void,
): FrameLine<Frame> {
  let waiting: readonly Waiting<Frame>[] = []
  let timer: NodeJS.Timeout | undefined
  let lastInOrderMs = 0

  function release(): void {
    const nowMs = performance.now()
    const due = waiting.filter(({ dueAtMs }) => dueAtMs <= nowMs)
    waiting = waiting.filter(({ dueAtMs }) => dueAtMs > nowMs)
    for (const { frame } of due) arrive(frame)
    const [next] = waiting
    clearTimeout(timer)
    if (next) timer = setTimeout(release, Math.ceil(next.dueAtMs - nowMs))
  }

  return {
    send: (frame, kind) => {
      for (const { afterMs, isLoose } of faults.depart(kind)) {
        const soonestMs = performance.now() + afterMs
        const dueAtMs = isLoose ? soonestMs : Math.max(soonestMs, lastInOrderMs)
        if (!isLoose) lastInOrderMs = dueAtMs
        // The sort is stable: frames of the same moment keep their order.
        waiting = [...waiting, { frame, dueAtMs }].sort(
          (one, other) => one.dueAtMs - other.dueAtMs,
        )
      }
      release()
    },
    stop: () => {
      clearTimeout(timer)
      waiting = []
    },
  }
}
