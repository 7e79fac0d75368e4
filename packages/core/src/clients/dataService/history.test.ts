import { describe, expect, it } from 'vitest'
import { getHistory } from '../../actions/activity/getHistory.js'
import { hasHistory } from '../../actions/activity/hasHistory.js'
import type { KitOptions } from '../../kit/options.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { dataSource } from './dataSource.js'
import {
  entry,
  good,
  json,
  moved,
  networkId,
  own,
  type Reply,
  setUpHistory as setUp,
  status,
  unavailable,
} from './history.test.fixture.js'

describe('the history of an account', () => {
  it('[R7.36] is read page by page, in base units, with what may be missing', async () => {
    const { asked, read } = await setUp(json(good))
    expect(await read()).toEqual({
      head: { number: 9, timeMs: 1_700_000_100_000 },
      isComplete: false,
      missing: ['EARLIER_BLOCKS'],
      cursor: good.cursor,
      entries: [
        {
          ...entry(),
          spam: undefined,
          block: { number: 7, timeMs: 1_700_000_000_000 },
          fee: 21_000n,
          movements: [
            {
              ...moved(),
              amount: 5_000_000n,
              asset: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
            },
          ],
        },
      ],
    })
    await read({ cursor: good.cursor, kind: 'received', limit: 50 })
    const path = `/api/v1/accounts/${networkId}:${own}/history`
    expect(asked).toEqual([
      path,
      `${path}?cursor=${good.cursor}&kind=received&limit=50`,
    ])
  })

  it('is asked for once by equal questions at a time', async () => {
    const { asked, read } = await setUp(json(good))
    await Promise.all([read(), read(), read({ kind: 'received' })])
    expect(asked).toHaveLength(2)
  })

  it('[R9.35] is of eip155 alone', async () => {
    const { asked, kit } = await setUp(json(good), {
      networks: [
        { ...testNetworks[0], chainNamespace: 'solana' as const },
      ] as unknown as KitOptions['networks'],
    })
    expect(hasHistory(kit, networkId)).toBe(false)
    await expect(
      getHistory(kit, { networkId, address: own }),
    ).rejects.toMatchObject({ code: 'UNSUPPORTED_CHAIN' })
    expect(asked).toEqual([])
  })

  it('[R9.25] is on unless the site turns it off', async () => {
    const { kit } = await setUp(json(good))
    expect(hasHistory(kit, networkId)).toBe(true)
    const { asked, ...off } = await setUp(json(good), {
      features: { activity: false },
    })
    expect(hasHistory(off.kit, networkId)).toBe(false)
    await expect(off.read()).rejects.toMatchObject({
      code: 'UNSUPPORTED_CHAIN',
    })
    expect(asked).toEqual([])
  })

  it('is absent without a data source that knows it', async () => {
    for (const data of [undefined, dataSource({})]) {
      const { kit, read } = await setUp(json(good), { data })
      expect(hasHistory(kit, networkId)).toBe(false)
      await expect(read()).rejects.toMatchObject({ code: 'UNSUPPORTED_CHAIN' })
    }
  })

  it('of a network that the site does not have is refused', async () => {
    const { read } = await setUp(json(good))
    await expect(read({ networkId: 'eip155:5' })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
  })
})

it.each([
  ['403', status(403)],
  ['500', status(500)],
  ['503', status(503)],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' })],
  ['an end without an answer', (response) => response.destroy()],
] satisfies [string, Reply][])(
  '[R8.6] after %s the next question is asked again, and answered',
  async (_, reply) => {
    const { asked, read, state } = await setUp(reply)
    await expect(read()).rejects.toMatchObject({
      ...unavailable,
      message: 'Failed to fetch transactions',
    })
    state.reply = json(good)
    expect((await read()).entries).toHaveLength(1)
    expect(asked).toHaveLength(2)
  },
)

it('a service that wants to be left alone is left alone', async () => {
  const { asked, clock, read, state } = await setUp(
    status(429, { 'retry-after': '20' }),
  )
  const limited = { ...unavailable, context: { retryAfterMs: 20_000 } }
  await expect(read()).rejects.toMatchObject(limited)
  state.reply = json(good)
  await expect(read()).rejects.toMatchObject(limited)
  expect(asked).toHaveLength(1)
  await clock.advance(20_000)
  expect((await read()).entries).toHaveLength(1)
})

it.each(['NETWORK_NOT_FOLLOWED', 'NETWORK_UNKNOWN'])(
  'a network of which a service says %s is one that nobody knows, and nobody is asked again',
  async (code) => {
    const { asked, read } = await setUp((response) =>
      response
        .writeHead(404, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ status: 404, code })),
    )
    for (const _ of [1, 2])
      await expect(read()).rejects.toMatchObject({ code: 'UNSUPPORTED_CHAIN' })
    expect(asked).toHaveLength(1)
  },
)

it('a service that hangs is waited for 4 s', async () => {
  const { asked, clock, read } = await setUp(() => undefined)
  const reading = read().catch((error: unknown) => error)
  await expect.poll(() => asked).toHaveLength(1)
  await clock.advance(4_000)
  expect(await reading).toMatchObject(unavailable)
})

it('who stops waiting stops nobody else', async () => {
  let answer: () => void = () => undefined
  const { asked, read } = await setUp((response) => {
    answer = () => json(good)(response)
  })
  const abort = new AbortController()
  const left = read({ signal: abort.signal }).catch((error: unknown) => error)
  const stayed = read()
  await expect.poll(() => asked).toHaveLength(1)
  abort.abort()
  expect(await left).toMatchObject({ code: 'CANCELLED' })
  answer()
  expect((await stayed).entries).toHaveLength(1)
})
