import { expect, it } from 'vitest'
import { getGasPrice } from '../../actions/gas/getGasPrice.js'
import { gasPriceQuery } from '../../queries/gasPriceQuery.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { listenToConsole } from '../../testing/listenToConsole.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { dataSource } from './dataSource.js'
import {
  json,
  networkId,
  type Reply,
  setUpHistory,
  status,
} from './history.test.fixture.js'

const good = {
  networkId,
  block: 7,
  readAt: 1_800_000_000,
  isStale: false,
  standard: '1000000007',
  fast: '1500000007',
  instant: '2000000007',
}

/** A kit with a service that is not asked to be honest. */
async function setUp(reply: Reply) {
  const { kit, ...rest } = await setUpHistory(reply)
  return { ...rest, kit, read: () => getGasPrice(kit, { networkId }) }
}

it('[R7.33] a site shows what gas costs, in wei, as the data service of its choice tells it', async () => {
  const { asked, kit, read } = await setUp(json(good))
  expect(await read()).toEqual({
    standard: 1_000_000_007n,
    fast: 1_500_000_007n,
    instant: 2_000_000_007n,
    isStale: false,
  })
  expect(asked).toEqual([`/api/v1/gas-price?network=${networkId}`])
  const query = gasPriceQuery(kit, networkId)
  expect(query.queryKey).toContain(networkId)
  expect(await query.queryFn()).toMatchObject({ fast: 1_500_000_007n })
})

it('equal questions share one request', async () => {
  const { asked, read } = await setUp(json(good))
  await Promise.all([read(), read()])
  expect(asked).toHaveLength(1)
})

it.each([
  ['another chain', { ...good, networkId: 'eip155:1' }],
  ['a price below 0', { ...good, standard: '-1' }],
  ['a price that is NaN', { ...good, fast: 'NaN' }],
  ['a price of ∞', { ...good, instant: '∞' }],
  ['a price with an exponent', { ...good, instant: '1e309' }],
  ['a price as a number', { ...good, standard: 7 }],
  ['a part of wei', { ...good, standard: '1.5' }],
  ['less for the next block than for a later one', { ...good, fast: '7' }],
  ['less at once than for the next block', { ...good, instant: '1500000006' }],
  ['a time far in the future', { ...good, readAt: 1e300 }],
  ['HTML', '<html>'],
  ['nothing', ''],
])('a service that says %s is not believed', async (_what, body) => {
  const { read } = await setUp(json(body))
  await expect(read()).rejects.toMatchObject({
    code: 'RPC_UNAVAILABLE',
    context: { networkId },
  })
})

it.each([
  ['403', status(403)],
  ['500', status(500)],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' })],
  ['an end without an answer', (response) => response.destroy()],
] satisfies [string, Reply][])(
  'after %s the next question is answered',
  async (_what, reply) => {
    const { read, state } = await setUp(reply)
    await expect(read()).rejects.toMatchObject({ code: 'RPC_UNAVAILABLE' })
    state.reply = json(good)
    expect((await read()).isStale).toBe(false)
  },
)

it('a service that wants to be left alone is left alone', async () => {
  const { asked, clock, read, state } = await setUp(
    status(503, { 'retry-after': '20' }),
  )
  const limited = {
    code: 'RPC_RATE_LIMITED',
    context: { networkId, retryAfterMs: 20_000 },
  }
  await expect(read()).rejects.toMatchObject(limited)
  state.reply = json(good)
  await expect(read()).rejects.toMatchObject(limited)
  expect(asked).toHaveLength(1)
  await clock.advance(20_000)
  expect((await read()).standard).toBe(1_000_000_007n)
})

it('a service that hangs is waited for 4 s, and who stops waiting stops nobody else', async () => {
  const { asked, clock, kit, read } = await setUp(() => undefined)
  const stop = new AbortController()
  const left = getGasPrice(kit, { networkId, signal: stop.signal }).catch(
    (error: unknown) => error,
  )
  const waiting = read().catch((error: unknown) => error)
  await expect.poll(() => asked).toHaveLength(1)
  stop.abort()
  expect(await left).toMatchObject({ code: 'CANCELLED' })
  await clock.advance(4_000)
  expect(await waiting).toMatchObject({ code: 'RPC_UNAVAILABLE' })
})

it('is absent without a data source that knows it, which the console says once', async () => {
  const { received, stop } = listenToConsole()
  const { kit, stop: stopKit } = createTestKit({
    adapters: [mockAdapter()],
    networks: testNetworks,
    logLevel: 'warn',
    data: dataSource({ activity: () => Promise.reject(new Error('down')) }),
  })
  await expect(getGasPrice(kit, { networkId })).rejects.toMatchObject({
    code: 'UNSUPPORTED_CHAIN',
  })
  await expect
    .poll(() => received)
    .toEqual([expect.stringContaining('lacks `portfolio`, `loadNames`, `gas`')])
  stopKit()
  stop()
})

it('of a network that the site does not have is refused', async () => {
  const { kit } = await setUp(json(good))
  await expect(
    getGasPrice(kit, { networkId: 'eip155:5' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})
