import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import {
  decodeFunctionData,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  keccak256,
  numberToHex,
  pad,
} from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainBlock } from '../../../../../apps/data-service/src/activity/ChainBlock.js'
import { takeOver } from '../../../../../apps/data-service/src/activity/takeOver.js'
import { writeBatch } from '../../../../../apps/data-service/src/activity/writeBatch.js'
import { openIndex } from '../../../../../apps/data-service/src/database/openIndex.js'
import {
  startTestService,
  type TestService,
} from '../../../../../apps/data-service/src/testing/startTestService.js'
import { startUpstream } from '../../../../../apps/data-service/src/testing/startUpstream.js'
import { createTestDatabase } from '../../../../../apps/service-frame/src/testing/createTestDatabase.js'
import { getHistory } from '../../actions/activity/getHistory.js'
import { addPage, type HistoryFeed } from '../../policies/activity/addPage.js'
import { joinActivity } from '../../policies/activity/joinActivity.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { dataService } from './dataService.js'
import { dollar, strangeTokens, tellStory } from './poison.test.fixture.js'

const networkId = 'eip155:31337'
const accounts = process.env.HASP_LONG ? 1_000 : 100
const setsPerAccount = 10
const honestPerAccount = 60
const blocksPerBatch = 20

const stories = Array.from({ length: accounts }, (_, index) =>
  tellStory(Number(process.env.HASP_SEED ?? 17) * 10_000 + index, {
    honest: honestPerAccount,
    sets: Array.from(
      { length: setsPerAccount },
      (_, set) => index * setsPerAccount + set,
    ),
  }),
)

let folder: string
let service: TestService
let stop: (() => Promise<void>) | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-poison-'))
  const { drop, location } = await createTestDatabase()
  const database =
    'url' in location
      ? location
      : { ...location, folder: join(folder, 'database') }
  await index(database)
  // Its chain is in the database: a node is asked for the words of tokens.
  const node = await startUpstream(({ method, params }, response) => {
    const body = (result: unknown) =>
      response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
    if (method === 'eth_chainId') return body('0x7a69')
    if (method !== 'eth_call') return body(null)
    const [{ data, to }] = params as [{ data: Hex; to: Hex }]
    // Where no contract is.
    if (data === '0x') return body('0x')
    const { functionName } = decodeFunctionData({ abi: erc20Abi, data })
    if (functionName === 'decimals') return body(pad('0x12'))
    const [name = '', symbol = ''] = strangeTokens.get(to) ?? []
    const text = functionName === 'name' ? name : symbol
    body(encodeAbiParameters([{ type: 'string' }], [text]))
  })
  service = await startTestService(node.url, {
    network: {
      follow: { from: 0 },
      multicall: undefined,
      tokens: [
        { address: dollar, name: 'USD Coin', symbol: 'USDC', decimals: 6 },
      ],
      fixedPrices: { native: 2_000, [dollar]: 1 },
    },
    configuration: { database, origins: '*', requestsPerMinute: 1_000_000 },
  })
  stop = async () => {
    await service.stop()
    await node.stop()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}, 600_000)
afterAll(() => stop?.())

/** Puts the stories side by side into blocks, as the follower writes them. */
async function index(location: Parameters<typeof openIndex>[0]) {
  const opened = await openIndex(location)
  const { database } = opened
  const hashOf = (number: number) => keccak256(numberToHex(number))
  const longest = Math.max(...stories.map(({ story }) => story.length))
  const blocks = Array.from(
    { length: longest },
    (_, number): ChainBlock => ({
      number,
      hash: hashOf(number),
      parentHash: hashOf(number - 1 + 2 ** 20),
      time: 1_700_000_000 + 12 * number,
      isTraced: true,
      transactions: stories.flatMap(
        ({ story }) => story[number]?.transaction ?? [],
      ),
    }),
  )
  const chain = await takeOver(database, {
    id: 31337,
    genesis: hashOf(0),
    firstBlock: 0,
    cursorKey: keccak256('0x'),
  })
  for (let start = 0; start < longest; start += blocksPerBatch)
    await writeBatch(database, {
      chain: 31337,
      fence: chain.fence,
      head: start === 0 ? null : start - 1,
      blocks: blocks.slice(start, start + blocksPerBatch),
      finalized: 'unknown',
    })
  await opened.close()
}

it('folds 99 of 100 sets of poison, and not 1 of 200 honest entries', async () => {
  const { kit } = createTestKit({
    adapters: [mockAdapter()],
    networks: testNetworks,
    data: dataService({ url: service.url }),
  })
  const missed: { poisonSet: number; entry: unknown }[] = []
  const wronged: unknown[] = []
  let honest = 0
  for (const { account: address, story } of stories) {
    let feed: HistoryFeed | undefined
    do {
      const cursor = feed?.next
      const page = await getHistory(kit, {
        ...{ networkId, address, limit: 50 },
        ...(cursor && { cursor }),
      })
      feed = addPage(feed, page, cursor)
    } while (feed.next)
    const items = joinActivity({
      account: { networkId, address },
      ...{ feed, sent: [], known: [address] },
    })
    const entries = new Map(
      items.flatMap((item) =>
        item.type === 'entry' ? [[item.entry.hash, item.entry] as const] : [],
      ),
    )
    expect(entries.size).toBe(story.length)
    for (const { poisonSet, transaction } of story) {
      const entry = entries.get(transaction.hash)
      const isFolded = entry?.doubt !== undefined
      if (poisonSet === undefined) honest += 1
      if (poisonSet === undefined && isFolded) wronged.push(entry)
      if (poisonSet !== undefined && !isFolded)
        missed.push({ poisonSet, entry })
    }
  }
  const sets = accounts * setsPerAccount
  const missedSets = new Set(missed.map(({ poisonSet }) => poisonSet))
  expect(sets).toBeGreaterThanOrEqual(1_000)
  expect(honest).toBeGreaterThanOrEqual(5_000)
  const example = (entries: readonly unknown[]) => inspect(entries[0])
  expect(missedSets.size / sets, example(missed)).toBeLessThanOrEqual(0.01)
  expect(wronged.length / honest, example(wronged)).toBeLessThanOrEqual(0.005)
}, 600_000)
