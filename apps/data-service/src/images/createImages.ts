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
export function createImages({ cache, clock }: createImages.Parts): Images {
  const held = new Map<string, Held>()
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
    }
  }
  const share = (image: Image) => {
    use({ image, sharedAt: clock.now() })
    const { bytes, sha256 } = image
    void cache?.attempt((shared) => shared.keep(keyOf(sha256), bytes, keptMs))
  }
  return {
    keep(bytes) {
      const image = inspectImage(bytes)
      if (image) share(image)
      return image?.sha256
    },
    retain(sha256) {
      const own = held.get(sha256)
      if (!own) return false
      if (Math.abs(clock.now() - own.sharedAt) < sharedMs) use(own)
      else share(own.image)
      return true
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
  }
}

interface Held {
  readonly image: Image
  readonly sharedAt: number
}
