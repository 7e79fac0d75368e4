import { setImmediate } from 'node:timers/promises'
import type { SharedCache } from '@hasp/service-frame'
import { expect, it } from 'vitest'
import { processorMsOf } from '../../../../devstack/testing/processorMsOf.js'
import { drawPicture } from '../testing/drawPicture.js'
import { createImages } from './createImages.js'
import { mostImageBytes } from './inspectImage.js'

function setUp() {
  const state = { now: 0, isAway: false, atOnce: 0, mostAtOnce: 0 }
  const shared: string[] = []
  const found = new Map<string, Buffer>()
  const keep: SharedCache['keep'] = async (key, bytes) => {
    state.atOnce += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce)
    shared.push(key)
    await setImmediate()
    found.set(key, Buffer.from(bytes))
    state.atOnce -= 1
  }
  const find: SharedCache['find'] = async (key) => {
    const bytes = found.get(key)
    return bytes && { bytes, leftMs: 60_000 }
  }
  const cache = {
    attempt: async <Answer>(ask: (cache: SharedCache) => Promise<Answer>) =>
      state.isAway
        ? undefined
        : { answer: await ask({ find, keep } as SharedCache) },
    isUp: () => !state.isAway,
    close: async () => undefined,
  }
  const clock = { now: () => state.now }
  const closing = new AbortController()
  const open = () => createImages({ cache, clock, signal: closing.signal })
  return {
    close: () => closing.abort(),
    images: open(),
    /** Those of another process. */
    others: open(),
    /** Once nothing is on its way. */
    async settle() {
      do await setImmediate()
      while (state.atOnce > 0)
      await setImmediate()
    },
    ...{ shared, state },
  }
}

it('keeps 64 MiB of pictures, those that were wanted last', () => {
  const { images } = setUp()
  const most = (64 * 1024 * 1024) / mostImageBytes
  const hashes = Array.from({ length: most }, (_, number) =>
    images.keep(drawPicture(number, mostImageBytes)),
  )
  const isHere = (hash: string | undefined) => images.retain(`${hash}`)
  expect(isHere(hashes[0])).toBe(true)
  images.keep(drawPicture(most, 200))
  expect(hashes.slice(0, 3).map(isHere)).toEqual([true, false, true])
})

it('shares with others anew what is still named after five minutes', async () => {
  const { images, settle, shared, state } = setUp()
  const hash = `${images.keep(drawPicture(0, 200))}`
  await settle()
  state.now = 5 * 60_000 - 1
  images.retain(hash)
  expect(shared).toEqual([`image ${hash}`])
  state.now += 1
  images.retain(hash)
  images.retain(hash)
  await settle()
  images.retain(hash)
  await settle()
  expect(shared).toEqual([`image ${hash}`, `image ${hash}`])
})

it('keeps nothing that may not be shown', () => {
  const { images, shared } = setUp()
  expect(images.keep(Buffer.from('<html></html>'))).toBe(undefined)
  expect(images.keep(drawPicture(0, mostImageBytes + 1))).toBe(undefined)
  expect(shared).toEqual([])
})

it('measures no picture of a kind that is not shown', () => {
  const { images } = setUp()
  const box = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(8 + content.length)
    return Buffer.concat([length, Buffer.from(name), content])
  }
  const size = box('ispe', Buffer.alloc(12))
  const sizes = box('ipco', Buffer.concat(Array(13_000).fill(size)))
  const meta = box('meta', Buffer.concat([Buffer.alloc(4), box('iprp', sizes)]))
  const heif = Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0')), meta])
  const spentMs = processorMsOf(() => {
    expect(images.keep(heif)).toBe(undefined)
  })
  expect(spentMs).toBeLessThan(500)
})

it('shares as soon as it can what could not be shared', async () => {
  const { images, others, settle, state } = setUp()
  state.isAway = true
  const hash = `${images.keep(drawPicture(0, 200))}`
  await settle()
  state.isAway = false
  expect(await others.find(hash)).toBe(undefined)
  images.retain(hash)
  await settle()
  expect(await others.find(hash)).toMatchObject({ sha256: hash })
})

it('shares one after the other, each once, however many are named at once', async () => {
  const { images, settle, shared, state } = setUp()
  const hashes = Array.from(
    { length: 200 },
    (_, number) => `${images.keep(drawPicture(number, 200))}`,
  )
  for (const hash of hashes) images.retain(hash)
  await settle()
  expect(shared).toEqual(hashes.map((hash) => `image ${hash}`))
  expect(state.mostAtOnce).toBe(1)
})

it('shares nothing any more once it is closed', async () => {
  const { close, images, settle, shared } = setUp()
  for (let number = 0; number < 20; number += 1)
    images.keep(drawPicture(number, 200))
  close()
  await settle()
  expect(shared).toHaveLength(1)
})
