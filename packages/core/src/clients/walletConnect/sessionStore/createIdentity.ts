import {
  finite,
  type InferOutput,
  number,
  object,
  parse,
  pipe,
  record,
} from 'valibot'
import type { Environment } from '../../../ports/Environment.js'
import { hexKey } from '../messages/hexKey.js'
import { identityKey } from './storageKeys.js'

/** Longer than a tab may write what it read before another one's end of it. */
const rememberedMs = 120_000

/** A stored text longer than this is not ours. */
const longestText = 20_000

const Identity = object({
  seed: hexKey,
  /** Topics, by the time at which they ended. */
  ended: record(hexKey, pipe(number(), finite())),
})

/**
 * By what relays know this device, and what ended a moment ago. It is stored
 * for as long as there is a session or a proposal; afterwards there is a new
 * one, for nothing to lead from one visit to the next.
 */
export function createIdentity(parameters: {
  environment: Pick<Environment, 'clock' | 'keyValueStore'>
  newSeed: () => string
}) {
  const { environment, newSeed } = parameters
  const { clock, keyValueStore: store } = environment
  const create = (): InferOutput<typeof Identity> => ({
    seed: newSeed(),
    ended: {},
  })
  let own = create()

  const read = (): InferOutput<typeof Identity> => {
    try {
      const text = store?.getItem(identityKey)
      if (!text || text.length > longestText) return own
      return parse(Identity, JSON.parse(text))
    } catch {
      return own
    }
  }
  const write = (next: InferOutput<typeof Identity>) => {
    own = next
    try {
      store?.setItem(identityKey, JSON.stringify(next))
    } catch {
      // It lives for the visit.
    }
  }
  return {
    /** 32 bytes as hex. */
    seed: () => read().seed,
    hasEnded: (topic: string) => Object.hasOwn(read().ended, topic),
    noteEnd(topic: string): void {
      const { ended, seed } = read()
      const nowMs = clock.now()
      const recent = Object.entries(ended).filter(
        ([, endedAt]) => endedAt > nowMs - rememberedMs,
      )
      write({ seed, ended: { ...Object.fromEntries(recent), [topic]: nowMs } })
    },
    /** Something of it is needed on the next visit. */
    keep(): void {
      const now = read()
      if (now === own) write(now)
    },
    renew(): void {
      own = create()
      try {
        store?.removeItem(identityKey)
      } catch {
        // Where nothing can be removed, nothing could be kept.
      }
    },
  }
}
