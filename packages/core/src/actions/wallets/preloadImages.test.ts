import { expect, it } from 'vitest'
import { createTestKit } from '../../testing/createTestKit.js'
import { preloadImages } from './preloadImages.js'

/** A window whose images are there when the test says so. */
function setUp() {
  const images: { src: string; load: () => void; fail: () => void }[] = []
  class Image {
    src = ''
    decode() {
      return new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error('broken'))
        images.push({ src: this.src, load: resolve, fail })
      })
    }
  }
  const window = Object.assign(new EventTarget(), { Image })
  const { clock, kit } = createTestKit({}, { window, isStarted: false })
  let isOver = false
  const begin = (urls: readonly string[], signal?: AbortSignal) => {
    preloadImages(kit, { urls, signal }).then(() => {
      isOver = true
    })
  }
  return { begin, clock, images, isOver: () => isOver }
}

it('[R9.5] waits for images 2 s at most', async () => {
  const { begin, clock, images, isOver } = setUp()
  begin(['/a.png', '/b.png'])
  images[0]?.load()
  await clock.advance(1_999)
  expect(isOver()).toBe(false)
  await clock.advance(1)
  expect(isOver()).toBe(true)
  expect(clock.waiting()).toBe(0)
})

it('goes on as soon as all have come or failed', async () => {
  const { begin, clock, images, isOver } = setUp()
  begin(['/a.png', '/b.png'])
  images[0]?.load()
  images[1]?.fail()
  await clock.settle()
  expect(isOver()).toBe(true)
  expect(clock.waiting()).toBe(0)
})

it('waits for the first twenty, and for none without any', async () => {
  const { begin, clock, images, isOver } = setUp()
  begin(Array.from({ length: 50 }, (_, index) => `/${index}.png`))
  expect(images).toHaveLength(20)
  const other = setUp()
  other.begin([])
  await other.clock.settle()
  expect(other.isOver()).toBe(true)
  const stop = new AbortController()
  const third = setUp()
  third.begin(['/a.png'], stop.signal)
  stop.abort()
  await third.clock.settle()
  expect(third.isOver()).toBe(true)
  expect(isOver()).toBe(false)
  await clock.advance(2_000)
})
