import { expect, it, vi } from 'vitest'
import { getActiveAccount } from '../../actions/account/getActiveAccount.js'
import { getTokens } from '../../actions/account/getTokens.js'
import { getHistory } from '../../actions/activity/getHistory.js'
import { hasHistory } from '../../actions/activity/hasHistory.js'
import { connect } from '../../actions/connection/connect.js'
import { getGasPrice } from '../../actions/gas/getGasPrice.js'
import { internals } from '../../kit/internals.js'
import { createTestKit } from '../createTestKit.js'
import { historyEntry } from '../historyEntry.js'
import { mockAdapter } from '../mockAdapter.js'
import { mockConnector } from '../mockConnector.js'
import { testNetworks } from '../testNetworks.js'
import { fakeDataService } from './fakeDataService.js'

const networkId = 'eip155:31337'
const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ether = { symbol: 'ETH', name: 'Ether' }
const threeEther = { value: 3n * 10n ** 18n, decimals: 18 }
const usual = {
  tokens: [{ price: 2_000, isVerified: true, spam: [] }],
  history: [historyEntry()],
  gasPrice: { standard: 1n, fast: 2n, instant: 3n },
}

/** A site under test, as it hands the data service to its kit. */
async function setUp(data: ReturnType<typeof fakeDataService>) {
  const adapter = mockAdapter({
    connectors: [mockConnector({ networkId, addresses: [own] })],
    capabilities: {
      getTokens: async () => [{ ...ether, balance: threeEther }],
    },
  })
  const test = createTestKit({
    adapters: [adapter],
    networks: testNetworks,
    data,
  })
  await connect(test.kit, { connectorId: 'io.kite' })
  const { kit } = test
  const account = getActiveAccount(kit)
  return {
    ...test,
    account,
    readTokens: () => getTokens(kit, { ...account, isFresh: true }),
  }
}

it('a site sees what accounts hold and did, and what gas costs', async () => {
  const data = fakeDataService(usual)
  const { account, kit, readTokens } = await setUp(data)
  const [native] = await readTokens()
  expect(native).toEqual({
    ...ether,
    balance: threeEther,
    ...{ price: 2_000, value: 6_000, told: 'current' },
  })
  const { entries } = await getHistory(kit, account)
  expect(entries).toEqual([historyEntry()])
  expect((await getGasPrice(kit, { networkId })).fast).toBe(2n)
  expect(data.questions).toEqual([
    `tokens ${networkId}:${own}`,
    `history ${networkId}:${own}`,
    `gas price ${networkId}`,
  ])
})

it('what it is not given is missing in the site', async () => {
  const { account, kit, readTokens } = await setUp(fakeDataService())
  expect((await readTokens())[0]).not.toHaveProperty('told')
  expect(hasHistory(kit, networkId)).toBe(false)
  await expect(getHistory(kit, account)).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
  })
  await expect(getGasPrice(kit, { networkId })).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
  })
})

it('a history is read page by page, and of one kind', async () => {
  const history = Array.from({ length: 60 }, (_, index) =>
    historyEntry({
      hash: `0x${index.toString(16).padStart(64, '0')}`,
      kind: index % 2 === 0 ? 'sent' : 'called',
    }),
  )
  const { account, kit } = await setUp(fakeDataService({ history }))
  const read: string[] = []
  let cursor: string | undefined
  do {
    const page = await getHistory(kit, { ...account, cursor })
    read.push(...page.entries.map(({ hash }) => hash))
    cursor = page.cursor
  } while (cursor !== undefined)
  expect(read).toEqual(history.map(({ hash }) => hash))
  const sent = await getHistory(kit, { ...account, kind: 'sent', limit: 7 })
  expect(sent.entries.map(({ kind }) => kind)).toEqual(Array(7).fill('sent'))
})

it('what a page is told is judged, as of any data source', async () => {
  const token = `0x${'22'.repeat(20)}`
  const { account, kit } = await setUp(
    fakeDataService({
      history: [
        historyEntry({
          kind: 'received',
          sender: `0x${'33'.repeat(20)}`,
          movements: [
            {
              ...{ kind: 'erc20', token, amount: 1n },
              ...{ source: `0x${'33'.repeat(20)}`, target: own.toLowerCase() },
              asset: {
                ...{ name: 'visit claim-usdc.com', symbol: 'GIFT' },
                decimals: 0,
              },
            },
          ],
        }),
      ],
    }),
  )
  const { entries } = await getHistory(kit, account)
  expect(entries[0]?.doubt).toBeDefined()
})

it('each way to fail is met by the site, and what it knows can change', async () => {
  const data = fakeDataService(usual)
  const { account, clock, kit, readTokens } = await setUp(data)
  data.play({ type: 'offline' })
  expect((await readTokens())[0]?.told).toBe('missing')
  await expect(getHistory(kit, account)).rejects.toMatchObject({
    code: 'TRANSACTIONS_UNAVAILABLE',
  })
  data.play({ type: 'limited', retryAfterMs: 20_000 })
  await expect(getGasPrice(kit, { networkId })).rejects.toMatchObject({
    code: 'RPC_RATE_LIMITED',
    context: { retryAfterMs: 20_000 },
  })
  await clock.advance(30_000)
  data.play({ type: 'stale' })
  expect((await readTokens())[0]?.told).toBe('stale')
  expect((await getGasPrice(kit, { networkId })).isStale).toBe(true)
  data.play({ type: 'slow', delayMs: 2_000 })
  const reading = readTokens()
  await expect.poll(() => data.questions.at(-1)).toContain('tokens')
  data.tell({ tokens: [{ price: 10, isVerified: true, spam: [] }] })
  await clock.advance(2_000)
  expect((await reading)[0]?.value).toBe(30)
})

it('knows names in both directions', async () => {
  const data = fakeDataService({ names: { 'ana.eth': own } })
  const { kit } = await setUp(data)
  const { dataSource, environment } = kit[internals]
  const names = await dataSource.loadNames?.()
  const { signal } = new AbortController()
  const asking = { environment, networkId, signal } as const
  expect(await names?.lookUp({ ...asking, name: 'ana.eth' })).toEqual({
    name: 'ana.eth',
    records: [{ coinType: 60, address: own }],
    isStale: false,
  })
  expect(await names?.lookUp({ ...asking, name: 'bo.eth' })).toBe(undefined)
  const address = own.toLowerCase()
  expect(await names?.identify({ ...asking, address })).toEqual({
    name: 'ana.eth',
  })
})

it('an operator turns a feature off, or refuses the site', async () => {
  const data = fakeDataService({
    ...usual,
    projectConfig: { features: { activity: false } },
  })
  const { clock, kit } = await setUp(data)
  await vi.waitFor(
    async () => {
      await clock.advance(1_000)
      expect(hasHistory(kit, networkId)).toBe(false)
    },
    { timeout: 10_000 },
  )

  const refusing = fakeDataService({
    ...usual,
    projectConfig: { features: {} },
  })
  refusing.play({ type: 'refused' })
  const refused = await setUp(refusing)
  const raised: string[] = []
  refused.kit.events.on('CONFIG_ALERT', ({ code }) => void raised.push(code))
  await refused.readTokens()
  await expect.poll(() => raised).toEqual(['ORIGIN_NOT_ALLOWED'])
})
