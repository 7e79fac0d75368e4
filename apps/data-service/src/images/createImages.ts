import type { Clock, SpareCache } from '@hasp/service-frame'
import { type Image, inspectImage } from './inspectImage.js'

/** What all of them take of the memory of a process. */
const mostBytes = 64 * 1024 * 1024
const mostImages = 10_000
/** Longer than an answer may name it. */
const keptMs = 20 * 60_000
/** What is still named then is shared anew. */
const sharedMs = 5 * 60_000

/** Pictures by their hash, the ones that were wanted last. */
export interface Images {
  /**
   * Looks at a picture, and keeps it.
   * @returns its hash; undefined for what may not be shown
   */
  keep(bytes: Buffer): string | undefined
  /**
   * Keeps a picture for as long as an answer of now may name it.
   * @returns whether it is still there
   */
  retain(sha256: string): boolean
  find(sha256: string): Promise<Image | undefined>
}

/**
 * Pictures in the memory of this process, and behind it in what processes share:
 * a page asks any of them for what one has named.
 */
export function createImages(parts: createImages.Parts): Images {
  const { cache, clock, signal } = parts
  const held = new Map<string, Held>()
  /** By hash; what makes room waits no longer. */
  const waiting = new Set<string>()
  let isSharing = false
  let heldBytes = 0
  const keyOf = (sha256: string) => `image ${sha256}`
  const remove = (sha256: string) => {
    heldBytes -= held.get(sha256)?.image.bytes.byteLength ?? 0
    held.delete(sha256)
  }
  const use = (entry: Held) => {
    const { bytes, sha256 } = entry.image
    remove(sha256)
    held.set(sha256, entry)
    heldBytes += bytes.byteLength
    for (const oldest of held.keys()) {
      if (held.size <= mostImages && heldBytes <= mostBytes) break
      remove(oldest)
      waiting.delete(oldest)
    }
  }
  /** One at a time: what keeps many at once may be too slow for all of them. */
  const share = async (shared: SpareCache) => {
    isSharing = true
    for (const sha256 of waiting) {
      const own = held.get(sha256)
      if (signal.aborted) waiting.clear()
      else if (own) {
        const { bytes } = own.image
        const kept = await shared.attempt((it) =>
          it.keep(keyOf(sha256), bytes, keptMs),
        )
        if (kept) own.sharedAt = clock.now()
      }
      waiting.delete(sha256)
    }
    isSharing = false
  }
  const want = (own: Held) => {
    use(own)
    // What could not be shared is due again.
    if (!cache || Math.abs(clock.now() - own.sharedAt) < sharedMs) return
    waiting.add(own.image.sha256)
    if (!isSharing) void share(cache)
  }
  return {
    keep(bytes) {
      const image = inspectImage(bytes)
      if (!image) return undefined
      want(held.get(image.sha256) ?? { image, sharedAt: -Infinity })
      return image.sha256
    },
    retain(sha256) {
      const own = held.get(sha256)
      if (own) want(own)
      return own !== undefined
    },
    async find(sha256) {
      const own = held.get(sha256)
      if (own) {
        use(own)
        return own.image
      }
      const found = await cache?.attempt((shared) => shared.find(keyOf(sha256)))
      if (!found?.answer) return undefined
      const { bytes, leftMs } = found.answer
      const image = inspectImage(bytes)
      // Its hash says what it is: nothing else leaves under it.
      if (image?.sha256 !== sha256) return undefined
      use({ image, sharedAt: clock.now() + leftMs - keptMs })
      return image
    },
  }
}

export declare namespace createImages {
  interface Parts {
    /** What the processes of the service share. */
    readonly cache: SpareCache | undefined
    readonly clock: Pick<Clock, 'now'>
    /** Ends what is shared. */
    readonly signal: AbortSignal
  }
}

interface Held {
  readonly image: Image
  sharedAt: number
}
