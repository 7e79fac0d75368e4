import * as v from 'valibot'
import { seededRandom } from './seededRandom.js'

/**
 * What travels between a client and the relay: a request and its answer, a
 * push (`irn_subscription`) and the client's acknowledgement of it.
 */
export type FrameKind = 'request' | 'answer' | 'push' | 'acknowledgement'

const allKinds: readonly FrameKind[] = [
  'request',
  'answer',
  'push',
  'acknowledgement',
]
const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))

/** The faults as JSON: what `POST /faults` takes. */
export const FaultOrders = v.strictObject({
  /** Ends every fault first. */
  clear: v.optional(v.boolean()),
  /** Starts the random numbers again. */
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** The kinds of frames that drop, delay, duplicate and reorder touch. */
  only: v.optional(v.array(v.picklist(allKinds))),
  drop: v.optional(Share),
  delay: v.optional(v.object({ min: Milliseconds, max: Milliseconds })),
  duplicate: v.optional(Share),
  reorder: v.optional(Share),
  refuse: v.optional(v.boolean()),
  silence: v.optional(v.boolean()),
  rejectTokens: v.optional(v.boolean()),
  /** Ends every open socket, after the rest took effect. */
  cut: v.optional(v.boolean()),
})

export type FaultOrders = v.InferOutput<typeof FaultOrders>

/** When each copy of a frame goes on; none when it is lost. */
export interface Departure {
  readonly afterMs: number
  /** Whether later frames may overtake it. */
  readonly isLoose: boolean
}

/** Faults on demand. They stay until they are told otherwise. */
export interface RelayFaults {
  /** Loses this share of the frames. */
  readonly drop: (share: number) => void
  /** Holds every frame back, in order, between `min` and `max` milliseconds. */
  readonly delay: (range: { min: number; max: number }) => void
  /** Sends this share of the frames twice. */
  readonly duplicate: (share: number) => void
  /** Lets later frames overtake this share of the frames. */
  readonly reorder: (share: number) => void
  /** Limits the four above to some kinds of frames. */
  readonly only: (...kinds: readonly FrameKind[]) => void
  /** Ends every open socket now, without a closing handshake. */
  readonly cut: () => void
  /** Answers new connections with HTTP 503, until told `false`. */
  readonly refuse: (isOn?: boolean) => void
  /** Accepts connections and answers nothing, until told `false`. */
  readonly silence: (isOn?: boolean) => void
  /** Closes new connections with 3000, until told `false`. */
  readonly rejectTokens: (isOn?: boolean) => void
  /** Starts the random numbers of the shares again. */
  readonly seed: (seed: number) => void
  /** Ends every fault. */
  readonly clear: () => void
  /** The same by JSON. */
  readonly apply: (orders: FaultOrders) => void
  readonly isRefusing: () => boolean
  readonly isSilent: () => boolean
  readonly isRejectingTokens: () => boolean
  /** Decides about one frame. */
  readonly depart: (kind: FrameKind) => readonly Departure[]
}

/** How long an overtaken frame is held, in milliseconds. */
const overtaken = { min: 10, max: 60 }

const noFaults = {
  drop: 0,
  delay: { min: 0, max: 0 },
  duplicate: 0,
  reorder: 0,
  only: allKinds,
  refuse: false,
  silence: false,
  rejectTokens: false,
}

/**
 * Makes the faults of a relay, none of them on.
 * @param options.cut ends every open socket
 * @param options.seed of the random numbers
 * @example createRelayFaults({ seed: 1, cut: () => undefined }).drop(0.2)
 */
export function createRelayFaults(options: {
  readonly seed: number
  readonly cut: () => void
}): RelayFaults {
  let random = seededRandom(options.seed)
  let faults = noFaults

  const set = (change: Partial<typeof noFaults>) => {
    faults = { ...faults, ...change }
  }
  const between = ({ min, max }: { min: number; max: number }) =>
    min + random() * Math.max(0, max - min)
  const departure = (): Departure => {
    const afterMs = faults.delay.max > 0 ? between(faults.delay) : 0
    const isLoose = random() < faults.reorder
    return { isLoose, afterMs: afterMs + (isLoose ? between(overtaken) : 0) }
  }

  return {
    drop: (drop) => set({ drop }),
    delay: (delay) => set({ delay }),
    duplicate: (duplicate) => set({ duplicate }),
    reorder: (reorder) => set({ reorder }),
    only: (...only) => set({ only }),
    cut: options.cut,
    refuse: (refuse = true) => set({ refuse }),
    silence: (silence = true) => set({ silence }),
    rejectTokens: (rejectTokens = true) => set({ rejectTokens }),
    seed: (seed) => {
      random = seededRandom(seed)
    },
    clear: () => set(noFaults),
    apply: ({ clear, cut, seed, ...orders }) => {
      if (clear) set(noFaults)
      if (seed !== undefined) random = seededRandom(seed)
      const reported = Object.entries(orders).filter(
        ([, value]) => value !== undefined,
      )
      set(Object.fromEntries(reported))
      if (cut) options.cut()
    },
    isRefusing: () => faults.refuse,
    isSilent: () => faults.silence,
    isRejectingTokens: () => faults.rejectTokens,
    depart: (kind) => {
      if (!faults.only.includes(kind)) return [{ afterMs: 0, isLoose: false }]
      if (random() < faults.drop) return []
      return random() < faults.duplicate
        ? [departure(), departure()]
        : [departure()]
    },
  }
}
