import { type Balances, balancesPath } from '@hasp/protocol/data'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { createPauses } from '../testing/createPauses.js'
import { readHistory } from '../testing/readHistory.js'
import {
  catchUp,
  startFollowingService,
} from '../testing/startFollowingService.js'
import { type Gateway, startGateway } from '../testing/startGateway.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const [coin, dollar] = testTokens
const [owner] = testAccounts
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const describe = ({
  address,
  decimals,
  name,
  symbol,
}: typeof coin | typeof dollar) => ({
  ...{ address, decimals, name, symbol },
  chainId: 31337,
})
const listOf = (...tokens: readonly object[]) => JSON.stringify({ tokens })
const tokenAt = (place: number) => ({
  ...{ chainId: 31337, decimals: 0, name: 'C', symbol: 'C' },
  address: `0xc0${place.toString(16).padStart(38, '0')}`,
})
const manyTokens = (count: number) =>
  Array.from({ length: count }, (_, place) => tokenAt(place + 1))

let chain: TestChain
let inside: Gateway
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: true })
  inside = await startGateway((_request, response) =>
    response.end(listOf(describe(dollar))),
  )
}, 60_000)
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})
afterAll(async () => {
  await chain?.stop()
  await inside?.stop()
})

/** What the list's host answers: a body, or all of it. */
type Reply = string | Parameters<typeof startGateway>[0]

/** A host of a list, which says what it is told to. */
async function startHost(first: Reply) {
  let reply = first
  const answer: Parameters<typeof startGateway>[0] = (request, response) =>
    typeof reply === 'string' ? response.end(reply) : reply(request, response)
  let host = await startGateway(answer)
  stops.push(() => host.stop())
  const { origin } = host
  return {
    origin,
    url: `${origin}/list.json?key=own-key`,
    asked: () => host.asked.filter((path) => path.startsWith('/')),
    say: (next: Reply) => {
      reply = next
    },
    goDown: () => host.stop(),
    comeBack: async () => {
      host = await startGateway(answer, Number(new URL(origin).port))
    },
  }
}

/** A service that knows the tokens of one list on the web. */
async function setUp(
  host: { readonly origin: string; readonly url: string },
  {
    more = {},
    pauses = createPauses(),
    start = startTestService.bind(undefined, chain.url),
  } = {},
) {
  const service: TestService = await start({
    ...{ now: pauses.now, sleep: pauses.sleep },
    network: { tokenLists: [host.url] },
    configuration: {
      outside: { allowedOrigins: [host.origin] },
      ...more,
    },
  })
  stops.push(service.stop)
  return {
    pauses,
    service,
    /** Of each token with an address, whether somebody stands for it. */
    async read(networkId = 'eip155:31337') {
      const path = balancesPath(`${networkId}:${owner}`)
      const response = await fetch(service.url + path)
      expect(response.status).toBe(200)
      const { tokens } = (await response.json()) as Balances
      return Object.fromEntries(
        tokens.flatMap(({ address, isVerified, symbol }) =>
          address === undefined ? [] : [[symbol, isVerified]],
        ),
      )
    },
    events: () => service.lines.map(({ event }) => event),
  }
}

const expectAbout = (delayMs: number, expectedMs: number) => {
  expect(delayMs).toBeGreaterThanOrEqual(expectedMs * 0.75)
  expect(delayMs).toBeLessThanOrEqual(expectedMs)
}

it('[R7.35] starts without a list whose host is down, says so, and knows its tokens once it is up', async () => {
  const host = await startHost(listOf(describe(coin)))
  await host.goDown()
  const { pauses, read, service } = await setUp(host)
  const first = await pauses.begun()
  expectAbout(first.delayMs, minuteMs)
  expect(await read()).toEqual({})
  const failures = service.lines.filter(({ tokenList }) => tokenList)
  expect(failures).toEqual([
    {
      event: 'token list cannot be used',
      tokenList: `${host.origin}/list.json`,
      errorName: 'UpstreamFailure',
      errorCode: 'NO_ANSWER',
    },
  ])
  first.end()
  const second = await pauses.begun()
  expectAbout(second.delayMs, 2 * minuteMs)
  await host.comeBack()
  second.end()
  const daily = await pauses.begun()
  expectAbout(daily.delayMs, dayMs)
  expect(await read()).toEqual({ HTK: true })
  expect(JSON.stringify(service.lines)).not.toContain('own-key')
  host.say(listOf(describe(dollar)))
  daily.end()
  await pauses.begun()
  expect(await read()).toEqual({ HUSD: true })
  expect(host.asked()).toHaveLength(2)
})

it('asks a host that stays down every hour at last', async () => {
  const host = await startHost('')
  const { pauses } = await setUp(host)
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const { delayMs, end } = await pauses.begun()
    expectAbout(delayMs, minutes * minuteMs)
    end()
  }
})

it('verifies what came to an account, and names it in its history, from the list on', async () => {
  const host = await startHost((_request, response) => response.destroy())
  const { pauses, read, service } = await setUp(host, {
    start: (options) => startFollowingService(chain, options),
  })
  await catchUp(chain, service.url)
  expect(await read()).toMatchObject({ HTK: false, HUSD: false })
  const before = await readHistory(service.url, owner)
  expect(before.entries).not.toEqual([])
  expect(before.tokens).toEqual([])
  host.say(listOf(describe(coin)))
  const { end } = await pauses.begun()
  end()
  await pauses.begun()
  expect(await read()).toMatchObject({ HTK: true, HUSD: false })
  const { tokens } = await readHistory(service.url, owner)
  expect(tokens.map(({ symbol }) => symbol)).toEqual(['HTK'])
})

const dollars = describe(dollar)
const redirectTo =
  (location: () => string): Reply =>
  (_request, response) =>
    response.writeHead(302, { Location: location() }).end()
it.each<readonly [what: string, reply: Reply]>([
  ['a page', '<html><script>alert(1)</script>'],
  ['nothing', ''],
  ['half a list', listOf(dollars).slice(0, -2)],
  [
    'half an answer',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write(listOf(dollars), () => response.destroy())
    },
  ],
  ['2 MiB', listOf(dollars) + ' '.repeat(2 * 1024 * 1024)],
  ['10,000 tokens', listOf(dollars, ...manyTokens(10_000))],
  ['something else', '{"tokens":{"0":{}}}'],
  ['a deep text', '['.repeat(500_000)],
  ['300 decimals', listOf(dollars, { ...tokenAt(1), decimals: 300 })],
  ['no address', listOf(dollars, { ...tokenAt(1), address: '0x1' })],
  [
    'a way to the metadata of a cloud',
    redirectTo(() => 'http://169.254.169.254/'),
  ],
  ['a way inside', redirectTo(() => inside.origin)],
  [
    'an error',
    (_request, response) => response.writeHead(500).end(listOf(dollars)),
  ],
])(
  'a host that answers with %s leaves the last good list in use',
  async (_what, reply) => {
    const host = await startHost(listOf(describe(coin)))
    const { events, pauses, read } = await setUp(host)
    const daily = await pauses.begun()
    host.say(reply)
    daily.end()
    const soon = await pauses.begun()
    expectAbout(soon.delayMs, minuteMs)
    expect(events()).toContain('token list cannot be used')
    expect(await read()).toEqual({ HTK: true })
    expect(inside.asked).toEqual([])
    soon.end()
    const later = await pauses.begun()
    expectAbout(later.delayMs, 2 * minuteMs)
    host.say(listOf(dollars))
    later.end()
    expectAbout((await pauses.begun()).delayMs, dayMs)
    expect(await read()).toEqual({ HUSD: true })
  },
)

it('leaves out what is too much for a network, and says so once', async () => {
  const grown = listOf(describe(coin), ...manyTokens(449), dollars)
  const host = await startHost(grown)
  const { events, pauses, read } = await setUp(host)
  for (let readings = 0; readings < 2; readings += 1) {
    const { end } = await pauses.begun()
    expect(await read()).toEqual({ HTK: true })
    end()
  }
  await pauses.begun()
  const cuts = events().filter((event) => event === 'tokens of lists left out')
  expect(cuts).toHaveLength(1)
})

it('a token that is named twice is what the first says, and the operator before it', async () => {
  const lower = coin.address.toLowerCase()
  const host = await startHost(
    listOf(
      { ...describe(coin), symbol: 'FIRST' },
      { ...describe(coin), address: lower, symbol: 'SECOND' },
      { ...dollars, symbol: 'OTHER' },
    ),
  )
  const { chainId: _chainId, ...own } = dollars
  const network = {
    id: 'eip155:31337',
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [chain.url],
    tokenLists: [host.url],
    tokens: [own],
  }
  const networks = [network, { ...network, id: 'eip155:7', tokens: [] }]
  const { pauses, read } = await setUp(host, { more: { networks } })
  await pauses.begun()
  expect(await read()).toEqual({ FIRST: true, HUSD: true })
  // Of the other network the list says nothing, and it is fetched for both.
  expect(host.asked()).toHaveLength(1)
})

it('ends at once while a list is read', async () => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const host = await startHost(() => arrive())
  // Not even a deadline ends by itself.
  const { events, service } = await setUp(host, { pauses: createPauses(0) })
  await arrived
  await service.stop()
  expect(events()).not.toContain('token list cannot be used')
})
