import { type History, historyPath } from '@hasp/protocol/data'
import { systemClock } from '@hasp/service-frame'
import { createTestDatabase } from '@hasp/service-frame/testing'
import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  pad,
  toEventSelector,
} from 'viem'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  type Fault,
  type FaultServer,
  startFaultServer,
} from '../../../../devstack/testing/startFaultServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { blockscoutDialect } from '../testing/blockscoutDialect.js'
import { createLogWriter } from '../testing/createLogWriter.js'
import { createPayer } from '../testing/createPayer.js'
import { etherscanDialect } from '../testing/etherscanDialect.js'
import {
  askHistory,
  readHistory,
  readWholeHistory,
} from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import {
  type Dialect,
  type Explorer,
  startExplorer,
} from '../testing/startExplorer.js'
import {
  catchUp,
  type FollowingService,
  startFollowingService,
} from '../testing/startFollowingService.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const [own, friend, stranger] = testAccounts
const account = own.toLowerCase()
const [coin] = testTokens
const transfer = toEventSelector('Transfer(address,address,uint256)')

let chain: TestChain
/** Indexed everything: what others have to tell as well. */
let truth: FollowingService
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: false })
  truth = await startFollowingService(chain)
  for (let round = 0; round < 4; round += 1) await act(round)
  await truth.catchUp()
})
afterAll(async () => {
  await truth?.stop()
  await chain?.stop()
})

const send = (transaction: object) => sendTransaction(chain, transaction)
const call = (functionName: 'transfer' | 'approve', to: string) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to as Hex, 5n] })

/** Some of everything that an account can do or have done to it. */
async function act(round: number) {
  await send({ from: own, to: friend, value: numberToHex(round + 1) })
  await send({ from: friend, to: own, value: '0x7' })
  await send({ from: own, to: coin.address, data: call('transfer', friend) })
  await send({ from: own, to: coin.address, data: call('approve', friend) })
  await send({
    from: own,
    to: coin.address,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [friend, 10n ** 40n],
    }),
    gas: '0x186a0',
  })
  await send({ from: own, data: '0x00', gas: '0x186a0' })
  await send({
    from: stranger,
    data: createPayer(own, { kept: 5, undone: 3 }),
    value: '0x9',
    gas: '0x7a120',
  })
  const between = [pad(friend as Hex), pad(own as Hex)]
  await send({
    from: stranger,
    data: createLogWriter([
      {
        topics: [transfer, ...between],
        data: encodeAbiParameters([{ type: 'uint256' }], [3n]),
      },
      {
        topics: [transfer, ...between, numberToHex(7n, { size: 32 })],
        data: '0x',
      },
    ]),
    gas: '0x1c9c380',
  })
  // Several of one block.
  await chain.request('evm_setAutomine', [false])
  const hashes = []
  for (const value of ['0x1', '0x2', '0x3'])
    hashes.push(
      await chain.request('eth_sendTransaction', [
        { from: friend, to: own, value, gas: '0x5208' },
      ]),
    )
  await chain.request('evm_mine')
  await chain.request('evm_setAutomine', [true])
  expect(hashes).toHaveLength(3)
}

/** Every page, one after the other. */
async function readPages(
  service: TestService,
  query: Readonly<Record<string, string | number>>,
): Promise<History['entries']> {
  const entries: History['entries'] = []
  let cursor: string | undefined
  do {
    const page = await readHistory(service.url, own, {
      ...query,
      ...(cursor && { cursor }),
    })
    entries.push(...page.entries)
    cursor = page.cursor
  } while (cursor)
  return entries
}

/** What others paid is not told by every list, and not worth a question. */
function comparable(entries: History['entries']) {
  return entries.map(({ fee, ...entry }) =>
    entry.sender === account ? { ...entry, fee } : entry,
  )
}

type Told = Record<string, unknown>
const told = (answer: unknown) => answer as { items: Told[] } & Told
const eachItem = (change: (item: Told) => object) => (answer: unknown) => ({
  ...told(answer),
  items: told(answer).items.map(change),
})
/** What an explorer can say that is not so. */
const lies: Readonly<Record<string, (answer: unknown) => unknown>> = {
  'is of another account': (answer) =>
    JSON.parse(
      JSON.stringify(answer).replaceAll(account, `0x${'7'.repeat(40)}`),
    ),
  'begins again with each page': (answer) => ({
    ...told(answer),
    next_page_params: { block_number: 1_000_000, index: 0 },
  }),
  'is of another chain': eachItem((item) => ({
    ...item,
    timestamp: '2020-01-01T00:00:00.000000Z',
  })),
  'is of the wrong blocks': eachItem((item) => ({ ...item, block_number: 3 })),
  'has amounts below nothing': eachItem((item) => ({ ...item, value: '-1' })),
  'has amounts without end': eachItem((item) => ({ ...item, value: '1e309' })),
  'has far too many items': (answer) => ({
    ...told(answer),
    items: Array(10_000).fill(told(answer).items[0]),
  }),
  'is nothing that it should be': () => [],
}
const faults: readonly Fault[] = [
  ...(['stopped', 'hangs', 'limited', 'limitedWithoutTime', 'failed'] as const),
  ...(['down', 'refused', 'redirect', 'html', 'cut', 'huge', 'drip'] as const),
]

describe('an explorer that fails', () => {
  let explorer: Explorer
  let front: FaultServer
  const stops: (() => Promise<void>)[] = []
  const start = async (
    network: object,
    configuration = {},
    now = systemClock.now,
    hurry = 8,
  ) => {
    const service = await startTestService(chain.url, {
      ...{ hurry, now },
      network: {
        history: { kind: 'blockscout', url: front.url, key: 'own-key' },
        ...network,
      },
      configuration,
    })
    stops.push(service.stop)
    return service
  }
  beforeAll(async () => {
    explorer = await startExplorer(blockscoutDialect)
    explorer.know(account, await readWholeHistory(truth.url, own))
    front = await startFaultServer(explorer.url)
  })
  afterEach(async () => {
    front.set()
    for (const stop of stops.splice(0).reverse()) await stop()
  })
  afterAll(async () => {
    await front?.stop()
    await explorer?.stop()
  })
  const expectAway = async (service: TestService) => {
    const response = await askHistory(service.url, own, { limit: 100 })
    expect(await response.json()).toMatchObject({
      status: 503,
      code: 'UPSTREAM_UNAVAILABLE',
    })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(JSON.stringify(service.lines)).not.toMatch(
      new RegExp(`own-key|${account.slice(2)}`, 'i'),
    )
  }

  it.each(faults)('%s: says when to come again', async (fault) => {
    const service = await start({})
    front.set(fault)
    await expectAway(service)
  })

  it.each(Object.entries(lies))(
    'nobody believes one that %s',
    async (_name, lie) => {
      const service = await start({})
      front.set('changed', lie)
      await expectAway(service)
    },
  )

  it('one whose pages never end is left after some of them, and that is said', async () => {
    // A page that comes late on a busy machine would be asked for twice.
    const service = await start({}, {}, systemClock.now, 1)
    front.set('changed', () => ({
      items: [],
      next_page_params: { block_number: 5, index: 1 },
    }))
    const before = front.asked.length
    const page = await readHistory(service.url, own)
    expect(page).toMatchObject({
      entries: [],
      isComplete: false,
      missing: ['EARLIER_TRANSACTIONS'],
    })
    expect(page).not.toHaveProperty('cursor')
    expect(front.asked.length - before).toBeLessThanOrEqual(60)
  })

  it('leaves what is indexed, and the rest for when it is back', async () => {
    const whole = await readWholeHistory(truth.url, own)
    const middle = whole[Math.floor(whole.length / 2)]?.block.number ?? 0
    const { drop, location } = await createTestDatabase()
    const service = await start(
      { follow: { from: middle, everyMs: 100 } },
      { database: location },
    )
    stops.unshift(drop)
    await catchUp(chain, service.url)
    front.set('refused')
    const page = await readHistory(service.url, own, { limit: 100 })
    const { entries, isComplete, missing } = page
    expect({ isComplete, missing }).toEqual({
      isComplete: false,
      missing: ['EARLIER_BLOCKS'],
    })
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every(({ block }) => block.number >= middle)).toBe(true)
    const { cursor = '' } = page
    const next = await askHistory(service.url, own, { cursor })
    expect(next.status).toBe(503)
    front.set()
    const rest = await vi.waitFor(
      () => readHistory(service.url, own, { cursor, limit: 100 }),
      { timeout: 10_000, interval: 200 },
    )
    expect([...entries, ...rest.entries]).toEqual(whole)
  })

  it('a page has all up to its head, of which there is a later one with a later page', async () => {
    let now = Date.now()
    const service = await start({}, {}, () => now)
    const first = await readHistory(service.url, own)
    await chain.request('evm_mine')
    now += 29_999
    expect(await readHistory(service.url, own)).toEqual(first)
    now += 1
    const { head } = await readHistory(service.url, own)
    expect(head.number).toBe(first.head.number + 1)
  })

  it('no earlier page stands in for the newest one: it would be of a later block', async () => {
    let now = Date.now()
    const service = await start({}, {}, () => now)
    const { cursor = '' } = await readHistory(service.url, own, { limit: 3 })
    const second = await readHistory(service.url, own, { limit: 3, cursor })
    await readHistory(service.url, own, { limit: 100 })
    now += 30_000
    front.set('failed')
    await expectAway(service)
    // Nothing new comes to blocks that are over.
    expect(await readHistory(service.url, own, { limit: 3, cursor })).toEqual(
      second,
    )
  })

  it('a new account, of which it knows nothing at all, has no history', async () => {
    const service = await start({})
    front.set('changed', () => ({ items: [], next_page_params: null }))
    expect(await readHistory(service.url, own)).toMatchObject({
      entries: [],
      isComplete: true,
    })
  })

  it('a cursor of another network is refused', async () => {
    const network = {
      name: 'Any',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [chain.url],
      history: { kind: 'blockscout', url: front.url },
    }
    const networks = ['eip155:31337', 'eip155:31338'].map((id) => ({
      ...network,
      id,
    }))
    const service = await start({}, { networks })
    const { cursor = '' } = await readHistory(service.url, own, { limit: 1 })
    const path = historyPath(`eip155:31338:${own}`, { cursor })
    const response = await fetch(service.url + path)
    expect(await response.json()).toEqual({
      status: 400,
      code: 'CURSOR_INVALID',
    })
    const next = await askHistory(service.url, own, { cursor })
    expect(next.status).toBe(200)
  })

  it.each(['x'.repeat(40), 'A'.repeat(24)])(
    'a cursor that is none (%s) is refused',
    async (cursor) => {
      const service = await start({})
      const response = await askHistory(service.url, own, { cursor })
      expect(await response.json()).toEqual({
        status: 400,
        code: 'CURSOR_INVALID',
      })
    },
  )
})

const explorers = [
  ['Blockscout', blockscoutDialect, { kind: 'blockscout', key: 'own-key' }],
  [
    'Etherscan',
    etherscanDialect,
    { kind: 'etherscan', key: 'own-key', callsPerSecond: 100 },
  ],
] as const

describe.each(explorers)('%s', (_name, dialect: Dialect, settings) => {
  let explorer: Explorer
  let whole: History['entries']
  let middle: number
  const stops: (() => Promise<void>)[] = []
  const start = async (rest: object) => {
    const { location, drop } = await createTestDatabase()
    const service = await startTestService(chain.url, {
      network: {
        history: { ...settings, url: explorer.url },
        ...rest,
      },
      configuration: { database: location },
    })
    stops.push(async () => {
      await service.stop()
      await drop()
    })
    return service
  }
  beforeAll(async () => {
    explorer = await startExplorer(dialect)
    whole = await readWholeHistory(truth.url, own)
    middle = whole[Math.floor(whole.length / 2)]?.block.number ?? 0
    explorer.know(account, whole)
  })
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
    await explorer?.stop()
  })

  it('tells of a network that nobody follows what an index would', async () => {
    const service = await start({})
    const told = await readWholeHistory(service.url, own)
    expect(comparable(told)).toEqual(comparable(whole))
    expect(await readHistory(service.url, own)).toMatchObject({
      account: `eip155:31337:${account}`,
      since: 0,
      isComplete: true,
      missing: [],
    })
    const { networks } = (await (
      await fetch(`${service.url}/v1/networks`)
    ).json()) as { networks: unknown[] }
    expect(networks).toMatchObject([{ hasHistory: true }])
  })

  it('tells what was before the first indexed block, behind one cursor', async () => {
    const service = await start({ follow: { from: middle, everyMs: 100 } })
    await catchUp(chain, service.url)
    const asked = explorer.asked.length
    await readHistory(service.url, own, { limit: 3 })
    // The index knows so many by itself.
    expect(explorer.asked).toHaveLength(asked)
    for (const limit of [5, 100])
      expect(comparable(await readPages(service, { limit }))).toEqual(
        comparable(whole),
      )
    const { isComplete, since } = await readHistory(service.url, own)
    expect({ isComplete, since }).toEqual({ isComplete: true, since: 0 })
    for (const kind of ['approved', 'called'])
      expect(comparable(await readPages(service, { kind, limit: 2 }))).toEqual(
        comparable(whole.filter((entry) => entry.kind === kind)),
      )
  })

  it('no key leaves, in an answer or in the log', async () => {
    const service = await start({})
    const response = await askHistory(service.url, own, { limit: 1 })
    const text = await response.text()
    const { cursor } = JSON.parse(text) as History
    expect(explorer.asked.at(-1)).toContain('own-key')
    expect(text).not.toContain('own-key')
    expect(Buffer.from(cursor ?? '', 'base64url').toString()).not.toContain(
      'own-key',
    )
    expect(JSON.stringify(service.lines)).not.toContain('own-key')
  })
})
