import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Balances, balancesPath } from '@hasp/protocol/data'
import { systemClock } from '@hasp/service-frame'
import {
  concatHex,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseUnits,
} from 'viem'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  multicallAddress,
  testAccounts,
  testTokens,
} from '../../../../devstack/addresses.js'
import artifacts from '../../../../devstack/contracts/artifacts.json' with {
  type: 'json',
}
import {
  type Fault,
  type FaultServer,
  startFaultServer,
} from '../../../../devstack/testing/startFaultServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { createDoor } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { sendByHttp } from '../sources/sendByHttp.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import { startTestService } from '../testing/startTestService.js'
import { waitAtMost } from '../testing/waitAtMost.js'
import { createFactReader } from '../tokens/createFactReader.js'
import { poolPrices } from './poolPrices.js'

const [own] = testAccounts
/** How long balances wait for prices. */
const patienceMs = 1_500
const [coin, dollar] = testTokens
/** When the answer below was recorded, from `coins.llama.fi`: 8 August 2026. */
const recordedAt = 1_786_196_510
const recorded = {
  coins: {
    'base:0x940181a94A35A4569E4529A3CDfB74e38FD98631': {
      decimals: 18,
      symbol: 'AERO',
      price: 0.4369223616764674,
      timestamp: 1_786_195_910,
      confidence: 0.99,
    },
    'coingecko:ethereum': {
      price: 1917.9113610792424,
      symbol: 'ETH',
      timestamp: 1_786_196_510,
      confidence: 0.99,
    },
    'base:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913': {
      decimals: 6,
      symbol: 'USDC',
      price: 0.9996758399978547,
      timestamp: 1_786_196_510,
      confidence: 0.99,
    },
  },
}
const factoryAbi = parseAbi([
  'function createPair(address one, address other) returns (address)',
  'function getPair(address one, address other) view returns (address)',
  'function sync()',
])

let chain: TestChain
let factory: Hex
const asked: string[] = []
let answer: unknown = recorded
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify(answer))
})
let front: FaultServer
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: true })
  const data = artifacts.PairFactory.bytecode as Hex
  factory = (await send({ from: own, data })).contractAddress
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  front = await startFaultServer(`http://127.0.0.1:${port}`)
})
afterEach(async () => {
  front.set()
  answer = recorded
  asked.splice(0)
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(async () => {
  await front?.stop()
  server.closeAllConnections()
  server.close()
  await chain?.stop()
})

const send = (transaction: object) => sendTransaction(chain, transaction)

/** The pool of a token and dollars. */
async function openPair(token: string): Promise<Hex> {
  const call = (functionName: 'createPair' | 'getPair') =>
    encodeFunctionData({
      abi: factoryAbi,
      functionName,
      args: [token as Hex, dollar.address as Hex],
    })
  await send({ from: own, to: factory, data: call('createPair') })
  const told = (await chain.request('eth_call', [
    { to: factory, data: call('getPair') },
    'latest',
  ])) as string
  return `0x${told.slice(26)}`
}

/** A pool with so many whole tokens of each. */
async function fill(coins: string, dollars: string) {
  const pair = await openPair(coin.address)
  for (const [token, amount] of [
    [coin, coins],
    [dollar, dollars],
  ] as const)
    await send({
      from: own,
      to: token.address,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [pair, parseUnits(amount, token.decimals)],
      }),
    })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'sync' })
  await send({ from: own, to: pair, data })
}

const listed = [coin, dollar].map(({ address, decimals, name, symbol }) => ({
  address,
  decimals,
  name,
  symbol,
}))
const poolsOf = (leastDepthUsd: number) => ({
  factories: [factory],
  quotes: [{ address: dollar.address, usd: 1 }],
  leastDepthUsd,
})

/** Starts a service, and reads prices by symbol from it. */
async function setUp(
  network: object,
  now = () => recordedAt * 1_000,
  about: Pick<Parameters<typeof startTestService>[1] & object, 'sleep'> = {},
) {
  const service = await startTestService(chain.url, {
    ...{ now, ...about },
    network: { tokens: listed, ...network },
  })
  stops.push(service.stop)
  const read = async (account: string = own) => {
    const response = await fetch(
      service.url + balancesPath(`eip155:31337:${account}`),
    )
    const { tokens } = (await response.json()) as Balances
    return Object.fromEntries(
      tokens.map(({ price, symbol }) => [symbol, price]),
    )
  }
  return { read, service }
}
const llama = (rest = {}) => ({
  defiLlama: { chain: 'base', url: front.url, ...rest },
})
const told = (price: number, rest = {}) => ({
  coins: {
    [`base:${coin.address}`]: {
      ...{ price, timestamp: recordedAt, confidence: 0.99 },
      ...rest,
    },
  },
})

it('a price is what DefiLlama says, in the words that it has', async () => {
  const { read } = await setUp(llama({ native: 'coingecko:ethereum' }))
  expect(await read()).toMatchObject({ ETH: 1917.9113610792424 })
  expect(asked).toEqual([
    `/prices/current/coingecko:ethereum,base:${coin.address},base:${dollar.address}`,
  ])
})

it('the network’s currency is an address, unless it is called otherwise', async () => {
  const { read } = await setUp(llama())
  await read()
  expect(asked[0]).toContain(`base:0x${'0'.repeat(40)},`)
})

it.each([
  ['below nothing', told(-1)],
  ['nothing', told(0)],
  ['too much', told(1e10)],
  ['a text', told('∞' as unknown as number)],
  ['not sure', told(5, { confidence: 0.89 })],
  ['of nobody’s confidence', told(5, { confidence: undefined })],
  ['old', told(5, { timestamp: recordedAt - 601 })],
  ['of the future', told(5, { timestamp: recordedAt + 3_600 })],
  ['of another token', { coins: { 'base:0x11': { price: 5 } } }],
  ['nowhere', []],
])('a price that is %s is unknown', async (_name, answered) => {
  answer = answered
  const { read } = await setUp(llama())
  expect((await read())[coin.symbol]).toBe(undefined)
})

it('a price is what a pool has, if it is deep enough', async () => {
  await fill('100', '250')
  const { read } = await setUp({ pools: poolsOf(500) })
  expect((await read())[coin.symbol]).toBe(2.5)
  const deeper = await setUp({ pools: poolsOf(501) })
  expect((await deeper.read())[coin.symbol]).toBe(undefined)
  const wrapped = { ...poolsOf(500), wrappedNative: coin.address }
  expect(await (await setUp({ pools: wrapped })).read()).toMatchObject({
    ETH: 2.5,
  })
  const alone = await setUp({ pools: poolsOf(500), multicall: undefined })
  expect((await alone.read())[coin.symbol]).toBe(2.5)
})

it('tokens that fail only where they are asked with others cost none of them the price', async () => {
  await fill('100', '250')
  // Asked for its decimals by Multicall, it goes round until the gas is spent.
  const code: Hex = concatHex([
    '0x5f3560e01c63313ce56714',
    '0x3373ca11bde05977b3631167028862be2a173976ca111416',
    '0x602e5760015f5260205ff35b602e56',
  ])
  const traps = ['7a', '7b', '7c'].map((byte): Hex => `0x${byte.repeat(20)}`)
  for (const trap of traps) {
    await chain.request('anvil_setCode', [trap, code])
    await openPair(trap)
  }
  const door = createDoor({
    ...{ clock: systemClock, send: sendByHttp },
    random: Math.random,
  })
  const nodes = createNodes(
    { door, log: () => undefined },
    { id: 'eip155:31337', rpcUrls: [chain.url] },
  )
  const place = { nodes, multicall: multicallAddress }
  const { read } = poolPrices({
    ...{ ...place, factory, settings: poolsOf(500) },
    nowSeconds: () => recordedAt,
    readFacts: createFactReader({ ...place, clock: systemClock }),
  })
  const quotes = await read([...traps, coin.address])
  expect(quotes.get(coin.address)?.usd).toBe(2.5)
})

it('sources that differ by more than 5 % give none', async () => {
  await fill('100', '250')
  const pools = poolsOf(500)
  answer = told(2.6)
  const { read } = await setUp({ ...llama(), pools })
  expect((await read())[coin.symbol]).toBe(2.6)
  answer = told(2.65)
  const other = await setUp({ ...llama(), pools })
  expect((await other.read())[coin.symbol]).toBe(undefined)
})

it('a token is asked about once for all who hold it', async () => {
  answer = told(5)
  const { read } = await setUp(llama())
  await Promise.all(testAccounts.map((account) => read(account)))
  await read()
  const names = asked.flatMap((path) => path.split(/[/,]/))
  const times = names.filter((name) => name === `base:${coin.address}`)
  expect(times).toHaveLength(1)
})

const faults: readonly Fault[] = [
  ...(['stopped', 'hangs', 'limited', 'failed', 'down', 'redirect'] as const),
  ...(['html', 'cut', 'drip'] as const),
]
it.each(faults)(
  'when DefiLlama is %s, balances have no prices',
  async (fault) => {
    front.set(fault)
    // Whoever looks has a defined state within 5 s.
    const { sleep } = waitAtMost(patienceMs)
    const { read } = await setUp(llama(), undefined, { sleep })
    expect(await read()).toMatchObject({ ETH: undefined })
  },
)

it('what was said last stands in for ten minutes', async () => {
  let now = recordedAt * 1_000
  answer = told(5)
  const { read } = await setUp(llama(), () => now)
  expect((await read())[coin.symbol]).toBe(5)
  front.set('refused')
  now += 9 * 60_000
  expect((await read())[coin.symbol]).toBe(5)
  now += 2 * 60_000
  expect((await read())[coin.symbol]).toBe(undefined)
})
