import type { SpareCache } from '@hasp/service-frame'
import { type Image, inspectImage } from './inspectImage.js'

/** 64 MiB at most. */
const mostImages = 256
/** Longer than an answer may name it. */
const keptMs = 20 * 60_000

/** Pictures by their hash, the ones that were wanted last. */
export interface Images {
  keep(image: Image): void
  find(sha256: string): Promise<Image | undefined>
}

/**
 * Pictures in the memory of this process, and behind it in what processes share:
 * a page asks any of them for what one has named.
 */
export function createImages(cache: SpareCache | undefined): Images {
  const images = new Map<string, Image>()
  const keyOf = (sha256: string) => `image ${sha256}`
  const use = (image: Image) => {
    images.delete(image.sha256)
    images.set(image.sha256, image)
    for (const oldest of images.keys()) {
      if (images.size <= mostImages) break
      images.delete(oldest)
    }
  }
  return {
    keep(image) {
      use(image)
      const { bytes, sha256 } = image
      void cache?.attempt((shared) => shared.keep(keyOf(sha256), bytes, keptMs))
    },
    async find(sha256) {
      const own = images.get(sha256)
      if (own) {
        use(own)
        return own
      }
      const found = await cache?.attempt((shared) => shared.find(keyOf(sha256)))
      const image = found?.answer && inspectImage(found.answer.bytes)
      // Its hash says what it is: nothing else leaves under it.
      if (image?.sha256 !== sha256) return undefined
      use(image)
      return image
    },
  }
}
