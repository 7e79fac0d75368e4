import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import {
  imagePreloadCount,
  imagePreloadLimitMs,
} from '../../policies/wallets/walletPaging.js'

/**
 * Loads the first images of a list, so that it does not flicker. It never
 * waits longer than 2 s, and a broken image is no failure.
 * @param parameters.urls those of the list, in its order
 * @returns when they are there or the time is over
 * @example
 * import { preloadImages } from '@hasp/core/internal'
 *
 * await preloadImages(kit, { urls: ['/kite.svg'] })
 */
export function preloadImages(
  kit: Kit,
  parameters: preloadImages.Parameters,
): Promise<void> {
  const { signal, urls } = parameters
  const { clock, window } = kit[internals].environment
  const first = urls.slice(0, imagePreloadCount)
  if (!window?.Image || first.length === 0 || signal?.aborted)
    return Promise.resolve()
  const images = first.map((url) => {
    const image = new window.Image()
    image.src = url
    return image.decode().catch(() => undefined)
  })
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    signal?.addEventListener('abort', end)
    clock.after(imagePreloadLimitMs, end, waiting.signal)
    Promise.all(images).then(end)
  })
}

export declare namespace preloadImages {
  type Parameters = {
    urls: readonly string[]
    signal?: AbortSignal | undefined
  }
}
