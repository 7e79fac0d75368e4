import { encodeAbiParameters, type Hex, pad, parseAbiParameters } from 'viem'
import { expect, it } from 'vitest'
import { createImages } from '../images/createImages.js'
import type { Nodes } from '../sources/createNodes.js'
import { createAvatars } from './createAvatars.js'

const owner: Hex = `0x${'a1'.repeat(20)}`
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'

/** Everybody has token 7, whose contract says where its picture is told of. */
function setUp(location: string) {
  const asked: string[] = []
  const answers = [
    pad('0x01'),
    encodeAbiParameters(parseAbiParameters('string'), [location]),
  ]
  const fetchAvatar = createAvatars({
    images: createImages({
      cache: undefined,
      clock: Date,
      signal: new AbortController().signal,
    }),
    ipfsGateway: undefined,
    outside: {
      async ask({ url }) {
        asked.push(url)
        const body = url.endsWith('.svg')
          ? svg
          : '{"image":"https://a.test/a.svg"}'
        return { status: 200, body: Buffer.from(body) }
      },
      close: async () => undefined,
    },
    nodesOf: () => ({ ask: async () => answers.shift() }) as unknown as Nodes,
  })
  return {
    asked,
    fetchAvatar: () =>
      fetchAvatar(
        `eip155:1/erc1155:0x${'c3'.repeat(20)}/7`,
        owner,
        new AbortController().signal,
      ),
  }
}

it('finds the picture of a token where the number is in the address', async () => {
  const { asked, fetchAvatar } = setUp('https://a.test/{id}.json')
  expect(await fetchAvatar()).toMatch(/^[0-9a-f]{64}$/)
  const number = '7'.padStart(64, '0')
  expect(asked).toEqual([
    `https://a.test/${number}.json`,
    'https://a.test/a.svg',
  ])
})

it('makes no address out of a text that would grow without end', async () => {
  const { asked, fetchAvatar } = setUp(
    `https://a.test/${'{id}'.repeat(200_000)}`,
  )
  expect(await fetchAvatar()).toBe(undefined)
  expect(asked).toEqual([])
})
