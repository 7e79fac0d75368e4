import { connect, type Token } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { balanceQuery, tokensQuery } from '@hasp/core/queries'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createAnswerPersister } from './createAnswerPersister.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account = { networkId: 'eip155:31337', address: own } as const

async function setUp({ tokens = 0 } = {}) {
  let asked = 0
  const adapter = mockAdapter({
    connectors: [mockConnector({ networkId: 'eip155:31337' })],
    capabilities: {
      getBalance: async () => {
        asked += 1
        return { value: BigInt(asked), decimals: 18, symbol: 'ETH' }
      },
      getTokens: async () =>
        Array.from({ length: tokens }, (_, index) => ({
          ...{ address: `0x${index}`, symbol: 'T', name: 'T' },
          balance: { value: 1n, decimals: 0 },
        })),
    },
  })
  const { clock, kit } = createTestKit({
    adapters: [adapter],
    networks: testNetworks,
  })
  await connect(kit, { connectorId: 'io.kite' })
  const options = {
    ...balanceQuery(kit, account),
    queryKey: balanceQuery(kit, account).queryKey as QueryKey,
    persister: createAnswerPersister(kit, 'getBalance', account),
  }
  /** A page has a query client of its own. */
  const open = () => {
    const client = new QueryClient()
    return {
      client,
      read: async () => (await client.fetchQuery(options)).value,
    }
  }
  return { asked: () => asked, clock, kit, open, options }
}

test('an answer outlives the page, and is as old as it is', async () => {
  const { asked, clock, open, options } = await setUp()
  const answeredAt = clock.now()
  expect(await open().read()).toBe(1n)
  await clock.advance(20_000)
  const next = open()
  expect(await next.read()).toBe(1n)
  expect(asked()).toBe(1)
  await expect
    .poll(() => next.client.getQueryState(options.queryKey)?.dataUpdatedAt)
    .toBe(answeredAt)
})

test('a query that has data asks the source, and stores what it says', async () => {
  const { asked, kit, open, options } = await setUp()
  const page = open()
  await page.read()
  await page.client.invalidateQueries({ queryKey: options.queryKey })
  expect(await page.read()).toBe(2n)
  expect(asked()).toBe(2)
  expect(await open().read()).toBe(2n)
  expect(kit[internals].storage.get('nativeBalances')).toBeDefined()
})

test('[R9.10] after 30 s the stored answer is none', async () => {
  const { clock, open } = await setUp()
  await open().read()
  await clock.advance(30_000)
  expect(await open().read()).toBe(2n)
})

test('a part of an answer is shown first, and then all of it', async () => {
  const { kit } = await setUp({ tokens: 120 })
  const tokens = tokensQuery(kit, account)
  const open = () => {
    const client = new QueryClient()
    const read = () =>
      client.fetchQuery({
        ...tokens,
        queryKey: tokens.queryKey as QueryKey,
        persister: createAnswerPersister(kit, 'getTokens', account),
      })
    return { client, read }
  }
  expect(await open().read()).toHaveLength(120)
  const { client, read } = open()
  const [first, ...others] = await read()
  expect(first?.told).toBe('partial')
  expect(others).toHaveLength(99)
  await expect
    .poll(() => client.getQueryData<readonly Token[]>(tokens.queryKey))
    .toHaveLength(120)
})
