import type { Image } from './inspectImage.js'

/** 64 MiB at most. */
const mostImages = 256

/** Pictures by their hash, the ones that were wanted last. */
export interface Images {
  keep(image: Image): void
  find(sha256: string): Image | undefined
}

/** Pictures in the memory of this process. */
export function createImages(): Images {
  const images = new Map<string, Image>()
  const use = (image: Image) => {
    images.delete(image.sha256)
    images.set(image.sha256, image)
    for (const oldest of images.keys()) {
      if (images.size <= mostImages) break
      images.delete(oldest)
    }
  }
  return {
    keep: use,
    find(sha256) {
      const image = images.get(sha256)
      if (image) use(image)
      return image
    },
  }
}
