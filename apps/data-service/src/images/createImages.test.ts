import type { SharedCache } from '@hasp/service-frame'
import { expect, it } from 'vitest'
import { createImages } from './createImages.js'
import { mostImageBytes } from './inspectImage.js'

/** A picture of so many bytes, unlike others by its number. */
function draw(number: number, bytes: number): Buffer {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" id="${number}">`
  return Buffer.from(`${start.padEnd(bytes - 6)}</svg>`)
}

function setUp() {
  const state = { now: 0 }
  const shared: string[] = []
  const keep: SharedCache['keep'] = async (key) => void shared.push(key)
  const cache = {
    attempt: async <Answer>(ask: (cache: SharedCache) => Promise<Answer>) => ({
      answer: await ask({ keep } as SharedCache),
    }),
    isUp: () => true,
    close: async () => undefined,
  }
  const clock = { now: () => state.now }
  return { images: createImages({ cache, clock }), shared, state }
}

it('keeps 64 MiB of pictures, those that were wanted last', () => {
  const { images } = setUp()
  const most = (64 * 1024 * 1024) / mostImageBytes
  const hashes = Array.from({ length: most }, (_, number) =>
    images.keep(draw(number, mostImageBytes)),
  )
  const isHere = (hash: string | undefined) => images.retain(`${hash}`)
  expect(isHere(hashes[0])).toBe(true)
  images.keep(draw(most, 200))
  expect(hashes.slice(0, 3).map(isHere)).toEqual([true, false, true])
})

it('shares with others anew what is still named after five minutes', () => {
  const { images, shared, state } = setUp()
  const hash = `${images.keep(draw(0, 200))}`
  state.now = 5 * 60_000 - 1
  images.retain(hash)
  expect(shared).toEqual([`image ${hash}`])
  state.now += 1
  images.retain(hash)
  images.retain(hash)
  expect(shared).toEqual([`image ${hash}`, `image ${hash}`])
})

it('keeps nothing that may not be shown', () => {
  const { images, shared } = setUp()
  expect(images.keep(Buffer.from('<html></html>'))).toBe(undefined)
  expect(images.keep(draw(0, mostImageBytes + 1))).toBe(undefined)
  expect(shared).toEqual([])
})
