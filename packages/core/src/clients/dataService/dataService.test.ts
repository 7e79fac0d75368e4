import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { getActiveAccount } from '../../actions/account/getActiveAccount.js'
import { getTokens } from '../../actions/account/getTokens.js'
import { connect } from '../../actions/connection/connect.js'
import { internals } from '../../kit/internals.js'
import type { ReadParameters } from '../../ports/DataSource.js'
import { tokensQuery } from '../../queries/tokensQuery.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { dataService } from './dataService.js'
import { dataSource } from './dataSource.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const listed = `0x${'11'.repeat(20)}`
const found = `0x${'22'.repeat(20)}`
const networkId = 'eip155:31337'

/** What the node says of every contract that it is asked about. */
const nodeSays = {
  [listed]: { symbol: 'USDC', name: 'USD Coin', value: 5_000_000n },
  [found]: { symbol: 'FIND', name: 'A find', value: 12_500_000n },
} as const

const held = (address: string | undefined, rest = {}) => ({
  ...(address && { address }),
  name: 'N',
  symbol: 'S',
  quantity: { decimals: '6', numeric: '999999' },
  isVerified: true,
  spam: [],
  ...rest,
})

const good = {
  account: `${networkId}:${own.toLowerCase()}`,
  networkId,
  block: { number: 7 },
  readAt: 1_800_000_000,
  isStale: false,
  isComplete: true,
  tokens: [
    held(undefined, { price: 2_000 }),
    held(listed, { price: 1 }),
    held(found, { price: 4 }),
  ],
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

type Reply = (response: ServerResponse) => void
const json =
  (body: unknown): Reply =>
  (response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(typeof body === 'string' ? body : JSON.stringify(body))
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end('{}')

/** A kit whose node is honest and whose service is not asked to be. */
async function setUp(
  reply: Reply,
  texts: Record<string, object> = {},
  mount = '',
) {
  const state = { reply }
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    if (!path.startsWith('/v1/project-config')) asked.push(path)
    state.reply(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const adapter = mockAdapter({
    connectors: [mockConnector({ networkId, addresses: [own] })],
    capabilities: { getTokens: async (p) => nodeTokens(p, texts) },
  })
  const { clock, kit } = createTestKit({
    adapters: [adapter],
    networks: testNetworks.map((network) => ({
      ...network,
      tokens: [
        { address: listed, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
      ],
    })),
    data: dataService({ url: url + mount, projectId: 'tide' }),
  })
  await connect(kit, { connectorId: 'io.kite' })
  const read = () => getTokens(kit, { ...getActiveAccount(kit), isFresh: true })
  /** As a button does it. */
  const readUrgently = () =>
    tokensQuery(kit, getActiveAccount(kit)).queryFn({ isUrgent: true })
  return { asked, clock, kit, read, readUrgently, state, url }
}

function nodeTokens(
  { contracts = [], network }: ReadParameters,
  texts: Record<string, object>,
) {
  const known = (network.tokens ?? []).map(({ address }) => address)
  return [
    {
      symbol: 'ETH',
      name: 'Ether',
      balance: { value: 3n * 10n ** 18n, decimals: 18 },
    },
    ...[...known, ...contracts].map((address) => {
      const { value, ...words } = {
        ...{ symbol: 'JUNK', name: 'Junk', value: 1n },
        ...nodeSays[address as keyof typeof nodeSays],
        ...texts[address],
      }
      return { address, ...words, balance: { value, decimals: 6 } }
    }),
  ]
}

it('[R7.35] joins what the service knows with what the node holds', async () => {
  const { asked, read } = await setUp(json(good))
  expect(await read()).toEqual([
    {
      ...{ symbol: 'ETH', name: 'Ether', price: 2_000, value: 6_000 },
      balance: { value: 3n * 10n ** 18n, decimals: 18 },
      told: 'current',
    },
    {
      ...{
        address: found,
        symbol: 'FIND',
        name: 'A find',
        price: 4,
        value: 50,
      },
      balance: { value: 12_500_000n, decimals: 6 },
      told: 'current',
    },
    {
      ...{
        address: listed,
        symbol: 'USDC',
        name: 'USD Coin',
        price: 1,
        value: 5,
      },
      balance: { value: 5_000_000n, decimals: 6 },
      told: 'current',
    },
  ])
  expect(asked).toEqual([
    `/v1/accounts/${networkId}:${own}/balances?projectId=tide`,
  ])
})

const first = (change: object) => ({
  ...good,
  tokens: [{ ...good.tokens[0], ...change }, ...good.tokens.slice(1)],
})

it.each([
  [
    'another account',
    { ...good, account: `${networkId}:0x${'99'.repeat(20)}` },
  ],
  ['another network', { ...good, networkId: 'eip155:1' }],
  ['an account of another chain', { ...good, account: `eip155:1:${own}` }],
  ['a price of 0', first({ price: 0 })],
  ['a price of −1', first({ price: -1 })],
  ['a price that is NaN', first({ price: 'NaN' })],
  [
    'a price beyond numbers',
    JSON.stringify(first({})).replace('2000', '1e309'),
  ],
  ['a price of ∞', first({ price: '∞' })],
  [
    'decimals that are none',
    first({ quantity: { decimals: '-1', numeric: '1' } }),
  ],
  ['a block that is none', { ...good, block: { number: -1 } }],
  ['a time that no calendar has', { ...good, readAt: 9e15 }],
  ['a time that is NaN', { ...good, readAt: 'NaN' }],
  ['10,000 tokens', { ...good, tokens: Array(10_000).fill(held(found)) }],
  ['a name of 10 k characters', first({ name: 'x'.repeat(10_000) })],
  ['HTML', '<html>'],
  ['nothing', ''],
  ['an end in the middle', '{"account":'],
  ['far too much', `"${'x'.repeat(2 * 1024 * 1024)}"`],
])('a service that says %s is not believed at all', async (_what, body) => {
  const { read } = await setUp(json(body))
  const tokens = await read()
  expect(tokens.map(({ symbol, told }) => [symbol, told])).toEqual([
    ['ETH', 'missing'],
    ['USDC', 'missing'],
  ])
  expect(tokens.some(({ price, value }) => price ?? value)).toBe(false)
})

it.each([
  [
    'an inflated balance',
    { quantity: { decimals: '6', numeric: '1000000000' } },
  ],
  [
    '18 decimals for 6',
    { quantity: { decimals: '18', numeric: '0.0000000000125' } },
  ],
  ['6 decimals for more', { quantity: { decimals: '0', numeric: '12500000' } }],
  ['no amount at all', { quantity: { decimals: '6', numeric: '0' } }],
  ['a value of its own', { value: 1e12 }],
  ['another name', { name: 'Tether', symbol: 'USDT' }],
])('%s of a service changes nothing that is shown', async (_what, change) => {
  const { read } = await setUp(
    json({ ...good, tokens: [held(found, { price: 4, ...change })] }),
  )
  expect((await read()).find(({ address }) => address === found)).toEqual({
    ...{ address: found, symbol: 'FIND', name: 'A find', price: 4, value: 50 },
    balance: { value: 12_500_000n, decimals: 6 },
    told: 'current',
  })
})

it.each([
  ['a link', { name: 'visit claim-usdc.com' }, 'spam'],
  ['a symbol that looks like a known one', { symbol: 'USDС' }, 'spam'],
  ['the symbol of the currency', { symbol: 'eth' }, 'spam'],
  ['hidden characters', { name: 'A\u202eB' }, 'spam'],
  ['nothing wrong', {}, undefined],
])(
  'a token with %s is judged by its own words, whatever is told of it',
  async (_what, words, doubt) => {
    const { read } = await setUp(json(good), { [found]: words })
    const token = (await read()).find(({ address }) => address === found)
    expect(token?.doubt).toBe(doubt)
  },
)

it('a time in the future makes an answer neither newer nor older', async () => {
  const { asked, clock, read } = await setUp(
    json({ ...good, readAt: 4_000_000_000 }),
  )
  expect((await read())[0]).toMatchObject({ value: 6_000, told: 'current' })
  await clock.advance(30_000)
  await read()
  expect(asked).toHaveLength(2)
})

it('a token that nobody stands for is unknown', async () => {
  const { read } = await setUp(
    json({ ...good, tokens: [held(found, { isVerified: false })] }),
  )
  const token = (await read()).find(({ address }) => address === found)
  expect(token?.doubt).toBe('unknown')
})

const picture = `/v1/images/${'ab'.repeat(32)}`

/** Where the page looks for the picture that a service names. */
async function readIcon(
  iconUrl: string | ((url: string) => string),
  mount?: string,
) {
  const { read, state, url } = await setUp(json(good), {}, mount)
  const named = typeof iconUrl === 'string' ? iconUrl : iconUrl(url)
  state.reply = json({ ...good, tokens: [held(found, { iconUrl: named })] })
  const token = (await read()).find(({ address }) => address === found)
  expect(token?.told).toBe('current')
  return token?.iconUrl?.replace(url, 'SERVICE')
}

it.each([
  ['', 'SERVICE'],
  ['/', 'SERVICE'],
  ['/hasp', 'SERVICE/hasp'],
  ['/hasp/', 'SERVICE/hasp'],
])(
  'a picture of a service at "%s" is looked for there, in the name of nobody',
  async (mount, place) => {
    expect(await readIcon(picture, mount)).toBe(place + picture)
    expect(await readIcon((url) => url + picture, mount)).toBe(
      `SERVICE${picture}`,
    )
  },
)

it.each([
  'https://spy.example/1.png',
  '//spy.example/1.png',
  '/\\spy.example/1.png',
  'data:image/png;base64,AA==',
  'javascript:alert(1)',
  'https://',
])('a picture at %s is none of the service', async (iconUrl) => {
  expect(await readIcon(iconUrl)).toBe(undefined)
})

it('the picture that the site chose itself stays', async () => {
  const { read } = await setUp(
    json({ ...good, tokens: [held(listed, { iconUrl: picture })] }),
    { [listed]: { iconUrl: '/own.svg' } },
  )
  const token = (await read()).find(({ address }) => address === listed)
  expect(token?.iconUrl).toBe('/own.svg')
})

it.each([
  ['403', status(403)],
  ['429', status(429, { 'retry-after': '20' })],
  ['500', status(500)],
  ['503', status(503)],
  ['a redirect', status(302, { location: 'http://127.0.0.1:1/' })],
  ['an end without an answer', (response) => response.destroy()],
] satisfies [string, Reply][])(
  'after %s there is what the node knows, and the service is left alone for a while',
  async (name, reply) => {
    const { asked, clock, read, state } = await setUp(reply)
    expect((await read()).map(({ told }) => told)).toEqual([
      'missing',
      'missing',
    ])
    state.reply = json(good)
    const restMs = name === '429' ? 20_000 : 30_000
    await clock.advance(restMs - 1)
    await read()
    expect(asked).toHaveLength(1)
    await clock.advance(1)
    expect((await read()).map(({ told }) => told)).toEqual(
      Array(3).fill('current'),
    )
  },
)

it.each([
  ['PROJECT_ID_REQUIRED', 'PROJECT_ID_NOT_CONFIGURED', '[R8.45]'],
  ['PROJECT_UNKNOWN', 'INVALID_PROJECT_ID', '[R8.41]'],
  ['ORIGIN_REFUSED', 'ORIGIN_NOT_ALLOWED', '[R8.41]'],
  ['NOT_A_CODE_OF_OURS', 'ORIGIN_NOT_ALLOWED', '[R8.41]'],
] as const)(
  'a service that refuses the site with %s raises %s, once: %s',
  async (code, alert, _rule) => {
    const { clock, kit, read } = await setUp((response) =>
      response.writeHead(403).end(JSON.stringify({ status: 403, code })),
    )
    const raised: string[] = []
    kit.events.on('CONFIG_ALERT', (event) => void raised.push(event.code))
    await read()
    await vi.waitFor(() => expect(raised).toEqual([alert]), {
      timeout: 15_000,
    })
    await clock.advance(30_000)
    await read()
    expect(raised).toEqual([alert])
  },
)

it('a service that failed is asked at once by who presses a button, unless it said for how long it wants to be left alone', async () => {
  const { asked, clock, read, readUrgently, state } = await setUp(status(500))
  await read()
  state.reply = status(503, { 'retry-after': '20' })
  const [pressed] = await readUrgently()
  expect(pressed?.told).toBe('missing')
  expect(asked).toHaveLength(2)
  state.reply = json(good)
  await readUrgently()
  expect(asked).toHaveLength(2)
  await clock.advance(20_000)
  const [later] = await readUrgently()
  expect(later?.told).toBe('current')
})

it('a service that hangs is waited for 3 s, not longer', async () => {
  const { asked, clock, read } = await setUp(() => undefined)
  const reading = read()
  await expect.poll(() => asked).toHaveLength(1)
  await clock.advance(3_000)
  expect((await reading).map(({ told }) => told)).toEqual([
    'missing',
    'missing',
  ])
})

it('says that an answer is an earlier one, also after the page was loaded again', async () => {
  const { kit, read } = await setUp(json({ ...good, isStale: true }))
  await read()
  const cached = await getTokens(kit, getActiveAccount(kit))
  expect(cached.map(({ told }) => told)).toEqual(Array(3).fill('stale'))
  expect(cached[1]).toMatchObject({ price: 4, value: 50 })
})

it.each([
  ['could not read every token', { ...good, isComplete: false }],
  [
    'names more tokens than are asked about',
    {
      ...good,
      tokens: Array.from({ length: 201 }, (_, index) =>
        held(`0x${index.toString(16).padStart(40, '0')}`),
      ),
    },
  ],
])('a service that %s tells a part', async (_what, answer) => {
  const { kit, read } = await setUp(json({ ...answer, isStale: true }))
  await read()
  const cached = await getTokens(kit, getActiveAccount(kit))
  expect(new Set(cached.map(({ told }) => told))).toEqual(new Set(['partial']))
})

it('keeps the hundred that are worth most', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    held(`0x${index.toString(16).padStart(40, '0')}`, { price: index + 1 }),
  )
  const { kit, read } = await setUp(json({ ...good, tokens: many }))
  expect(await read()).toHaveLength(202)
  const [kept] = Object.values(kit[internals].storage.get('portfolios') ?? {})
  expect(kept?.value).toHaveLength(100)
  expect(kept?.value[1]?.price).toBe(200)
})

it('an object of the site’s own stands in for the service; one without parts changes nothing', async () => {
  const adapter = mockAdapter({
    connectors: [mockConnector({ networkId, addresses: [own] })],
    capabilities: { getTokens: async (p) => nodeTokens(p, {}) },
  })
  const readWith = async (data: ReturnType<typeof dataSource>) => {
    const { kit } = createTestKit({
      adapters: [adapter],
      networks: testNetworks,
      data,
    })
    await connect(kit, { connectorId: 'io.kite' })
    return await getTokens(kit, getActiveAccount(kit))
  }
  const [priced] = await readWith(
    dataSource({
      portfolio: async () => ({
        isStale: false,
        isComplete: true,
        tokens: [{ price: 10, isVerified: true, spam: [] }],
      }),
    }),
  )
  expect(priced).toMatchObject({ symbol: 'ETH', price: 10, value: 30 })
  const [plain] = await readWith(dataSource({}))
  expect(plain).not.toHaveProperty('told')
})
