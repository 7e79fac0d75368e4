import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestService } from '../testing/startTestService.js'
import { readTokens } from './readTokens.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-lists-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

async function writeList(...tokens: readonly object[]) {
  const path = join(folder, `${tokens.length}.json`)
  await writeFile(path, JSON.stringify({ tokens }))
  return path
}

const tokenAt = (place: number) => ({
  chainId: 31337,
  address: `0x${place.toString(16).padStart(40, '0')}`,
  name: 'Coin',
  symbol: 'COIN',
  decimals: 18,
})

it('cuts what a list calls a token, and leaves no half of a letter', async () => {
  const list = await writeList({
    ...tokenAt(1),
    name: `${'a'.repeat(39)}\u{1f600}`,
    symbol: `${'S'.repeat(11)}\u{1f600}`,
  })
  const known = await readTokens({
    id: 'eip155:31337',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['http://127.0.0.1:1'],
    tokenLists: [list],
    tokens: [],
    fixedPrices: {},
  })
  expect(known).toMatchObject([
    { name: 'a'.repeat(39), symbol: 'S'.repeat(11) },
  ])
})

it('starts with 450 tokens of a network, and says that more are too many', async () => {
  const listed = Array.from({ length: 451 }, (_, place) => tokenAt(place + 1))
  const start = async (count: number) =>
    await startTestService('http://127.0.0.1:1', {
      network: { tokenLists: [await writeList(...listed.slice(0, count))] },
    })
  await (await start(450)).stop()
  await expect(start(451)).rejects.toThrow(
    '451 tokens of eip155:31337 are listed: it can have 450 at most.',
  )
})
