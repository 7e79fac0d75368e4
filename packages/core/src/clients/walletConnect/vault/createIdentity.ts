import type { Environment } from '../../../ports/Environment.js'
import {
  type Infer,
  misfit,
  number,
  object,
  record,
} from '../../../utils/schema.js'
import { hexKey } from '../protocol/hexKey.js'
import { identityKey } from './vaultKeys.js'

/** Longer than a tab may write what it read before another one's end of it. */
const rememberedMs = 120_000

/** A stored text longer than this is not ours. */
const longestText = 20_000

const Identity = object({
  seed: hexKey,
  /** Topics, by the time at which they ended. */
  ended: record(hexKey, number()),
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
  const create = (): Infer<typeof Identity> => ({ seed: newSeed(), ended: {} })
  let own = create()

  const read = (): Infer<typeof Identity> => {
    try {
      const text = store?.getItem(identityKey)
      if (!text || text.length > longestText) return own
      const stored = Identity(JSON.parse(text))
      return stored === misfit ? own : stored
    } catch {
      return own
    }
  }
  const write = (next: Infer<typeof Identity>) => {
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
