import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createImages } from '../images/createImages.js'
import { createIcons } from './createIcons.js'

const hourMs = 60 * 60_000
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'

/** @param drawn how icons are spread, one after the other */
function setUp(drawn: readonly number[] = []) {
  const state = { now: 0, status: 200 }
  const asked: string[] = []
  const turns = [...drawn]
  const clock = { now: () => state.now }
  const { signal } = new AbortController()
  const findIcon = createIcons({
    ...{ clock, signal },
    images: createImages({ cache: undefined, clock, signal }),
    ipfsGateway: undefined,
    outside: {
      async ask({ url }) {
        asked.push(url)
        return { status: state.status, body: Buffer.from(svg) }
      },
      close: async () => undefined,
    },
    random: () => turns.shift() ?? 0,
  })
  return {
    ...{ asked, state },
    /** As the next answer names it, once what was asked has come. */
    async find(location: string) {
      findIcon(location)
      await setImmediate()
      return findIcon(location)
    },
  }
}

const isImage = expect.stringMatching(/^\/v1\/images\/[0-9a-f]{64}$/)

it.each([408, 425, 429, 500, 503])(
  'a picture stays while its server answers %i',
  async (status) => {
    const { asked, find, state } = setUp()
    expect(await find('https://a.test/a.svg')).toEqual(isImage)
    state.status = status
    state.now += 24 * hourMs
    expect(await find('https://a.test/a.svg')).toEqual(isImage)
    expect(asked).toHaveLength(2)
  },
)

it.each([404, 410])(
  'a picture goes once its server answers %i',
  async (status) => {
    const { find, state } = setUp()
    expect(await find('https://a.test/a.svg')).toEqual(isImage)
    state.status = status
    state.now += 24 * hourMs
    expect(await find('https://a.test/a.svg')).toBe(undefined)
  },
)

it('asks a host for what came together at times that are apart', async () => {
  const { asked, find, state } = setUp([0, 0.5, 1])
  const icons = ['a', 'b', 'c'].map((name) => `https://a.test/${name}.svg`)
  for (const icon of icons) await find(icon)
  const again = async (hours: number) => {
    asked.length = 0
    state.now = hours * hourMs
    for (const icon of icons) await find(icon)
    return [...asked]
  }
  expect(await again(17.9)).toEqual([])
  expect(await again(18)).toEqual([icons[0]])
  expect(await again(21)).toEqual([icons[1]])
  expect(await again(24)).toEqual([icons[2]])
})
