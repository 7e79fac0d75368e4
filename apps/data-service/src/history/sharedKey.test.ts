import { historyPath } from '@hasp/protocol/data'
import { numberToHex } from 'viem'
import { afterEach, expect, it } from 'vitest'
import { startExplorer } from '../testing/startExplorer.js'
import { startTestService } from '../testing/startTestService.js'
import { result, startUpstream } from '../testing/startUpstream.js'

const account = numberToHex(0xa1, { size: 20 })
const block = {
  number: '0x9',
  hash: numberToHex(9, { size: 32 }),
  parentHash: numberToHex(8, { size: 32 }),
  timestamp: '0x6553f100',
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A service of networks whose history somebody tells who counts questions. */
async function setUp(
  keys: readonly { readonly key: string; readonly callsPerSecond: number }[],
) {
  const explorer = await startExplorer({
    list: () => [],
    answer: () => ({
      status: 200,
      body: { status: '0', message: 'No transactions found', result: [] },
    }),
  })
  stops.push(explorer.stop)
  const networks = []
  for (const [index, source] of keys.entries()) {
    const chainId = 31337 + index
    const node = await startUpstream(({ method }, response) =>
      result(response, method === 'eth_chainId' ? numberToHex(chainId) : block),
    )
    stops.push(node.stop)
    networks.push({
      id: `eip155:${chainId}`,
      name: 'Any',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [node.url],
      history: { kind: 'etherscan', url: explorer.url, ...source },
    })
  }
  const service = await startTestService('', {
    configuration: { networks },
    // No second goes by of itself.
    now: () => 1_780_000_000_000,
  })
  stops.push(service.stop)
  return {
    explorer,
    async ask(index: number) {
      const path = historyPath(`eip155:${31337 + index}:${account}`)
      return (await fetch(service.url + path)).status
    },
  }
}

it('a key is used as often as its owner allows, however many networks it serves', async () => {
  const key = 'own-key'
  const { ask, explorer } = await setUp([
    { key, callsPerSecond: 100 },
    { key, callsPerSecond: 1 },
    { key: 'other-key', callsPerSecond: 100 },
  ])
  const first = ask(0)
  await expect.poll(() => explorer.asked.length).toBeGreaterThan(0)
  expect(await ask(1)).toBe(503)
  expect(await ask(2)).toBe(200)
  expect(await first).toBe(200)
  // Of the page that was refused nothing was asked.
  const askedBy = (each: string) =>
    explorer.asked.filter((path) => path.includes(`apikey=${each}`)).length
  expect([askedBy(key), askedBy('other-key')]).toEqual([5, 5])
})
