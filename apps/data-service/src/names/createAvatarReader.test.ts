import { expect, it } from 'vitest'
import { createImages } from '../images/createImages.js'
import { mostImageBytes } from '../images/inspectImage.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { drawPicture } from '../testing/drawPicture.js'
import { createAvatarReader } from './createAvatarReader.js'
import type { Ens } from './createEns.js'

function setUp() {
  const state = { fetched: 0, isAway: false, drawn: 0 }
  const { signal } = new AbortController()
  const clock = {
    now: () => 0,
    sleep: (_: number, over?: AbortSignal) =>
      new Promise<void>((resolve) =>
        over?.addEventListener('abort', () => resolve()),
      ),
  }
  const images = createImages({ cache: undefined, clock, signal })
  const ens: Pick<Ens, 'readAddress' | 'readText'> = {
    readAddress: async () => 'none',
    readText: async () => 'https://a.test/a.svg',
  }
  const readAvatar = createAvatarReader(ens as Ens, {
    clock,
    images,
    async fetchAvatar() {
      state.fetched += 1
      if (state.isAway) throw new UpstreamFailure('FAILED')
      return images.keep(drawPicture(-1, 200))
    },
  })
  return {
    state,
    readAvatar: () => readAvatar('ada.eth'),
    find: (path = '') => images.find(path.replace('/v1/images/', '')),
    /** Keeps so many MiB of other pictures. */
    crowd(size: number) {
      for (let count = 0; count < size * 4; count += 1) {
        images.keep(drawPicture(state.drawn, mostImageBytes))
        state.drawn += 1
      }
    },
  }
}

it('reads anew the picture of a name that made room for others', async () => {
  const { crowd, find, readAvatar, state } = setUp()
  const { avatar } = await readAvatar()
  crowd(64)
  expect(await find(avatar)).toBe(undefined)
  expect(await readAvatar()).toEqual({ avatar })
  expect(await find(avatar)).toBeDefined()
  expect(state.fetched).toBe(2)
})

it('keeps the picture of a name that is asked for before those of others', async () => {
  const { crowd, find, readAvatar, state } = setUp()
  const { avatar } = await readAvatar()
  crowd(40)
  await readAvatar()
  crowd(40)
  expect(await find(avatar)).toBeDefined()
  expect(state.fetched).toBe(1)
})

it('names no picture that made room and cannot be read anew', async () => {
  const { crowd, readAvatar, state } = setUp()
  await readAvatar()
  crowd(64)
  state.isAway = true
  expect(await readAvatar()).toEqual({})
})
