import type { ServerResponse } from 'node:http'
import { type Balances, balancesPath } from '@hasp/protocol/data'
import { type Hex, numberToHex, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  multicallAddress,
  testAccounts,
  testTokens,
} from '../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { deployContracts, hostileCodes } from '../testing/deployContracts.js'
import { startTestService } from '../testing/startTestService.js'
import { type Asked, result, startUpstream } from '../testing/startUpstream.js'
import { decimalsCall } from './balanceCall.js'

const [own, friend] = testAccounts
const [coin, dollar] = testTokens
const networkId = 'eip155:31337'
const minuteMs = 60_000

type Conduct = keyof typeof hostileCodes
/** Takes a question from the node; false where the node answers it. */
type Fault = (response: ServerResponse, asked: Asked) => boolean

let chain: TestChain
beforeAll(async () => {
  chain = await startTestChain({ chainId: 31337, multicall: true })
})
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})
afterAll(async () => {
  await chain?.stop()
})
const deploy = deployContracts(() => chain)

const listed = (address: string, symbol: string) => ({
  ...{ address, symbol, name: symbol, decimals: 18 },
})
/** So many that are no contracts: nobody holds one. */
const listFillers = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    listed(numberToHex(0xc000_0000 + place, { size: 20 }), `FILL${place}`),
  )

/** Makes them contracts, until the test is over. */
async function fill(count: number, code: Hex): Promise<void> {
  const set = async (bytes: Hex) => {
    for (const { address } of listFillers(count))
      await chain.request('anvil_setCode', [address, bytes])
  }
  stops.push(() => set('0x'))
  await set(code)
}

/**
 * A service that knows what an honest list and a hostile one name, of a chain
 * whose node counts and can be made to fail.
 * @param conducts of contracts between two honest tokens
 */
async function setUp(
  conducts: readonly Conduct[],
  fillers = 0,
  // A busy machine takes its time.
  { hurry = 0.1 } = {},
) {
  const state = { now: Date.now(), fault: (() => false) as Fault }
  const hostile: Hex[] = []
  for (const conduct of conducts)
    hostile.push(await deploy.hostile(hostileCodes[conduct]))
  const node = await startUpstream(async (asked, response) => {
    if (state.fault(response, asked)) return
    try {
      result(response, await chain.request(asked.method, asked.params))
    } catch (error) {
      const { code, message } = error as { code: number; message: string }
      response.end(JSON.stringify({ id: 1, error: { code, message } }))
    }
  })
  stops.push(node.stop)
  const service = await startTestService(node.url, {
    now: () => state.now,
    hurry,
    network: {
      multicall: multicallAddress,
      tokens: [
        listed(coin.address, coin.symbol),
        ...hostile.map((address, at) => listed(address, `BAD${at}`)),
        ...listFillers(fillers),
        listed(dollar.address, dollar.symbol),
      ],
    },
  })
  stops.push(service.stop)
  const ask = (account: string) =>
    fetch(service.url + balancesPath(`${networkId}:${account}`))
  return {
    ...{ ask, hostile, node, state },
    async look(account: string = own) {
      const response = await ask(account)
      expect(response.status).toBe(200)
      const { isComplete, tokens } = (await response.json()) as Balances
      return {
        isComplete,
        held: Object.fromEntries(
          tokens.map(({ quantity, symbol }) => [symbol, quantity.numeric]),
        ),
      }
    },
    leftOut: () =>
      service.lines.flatMap(({ event, listedToken }) =>
        event === 'listed token left out' ? [listedToken] : [],
      ),
  }
}

const held = { ETH: '10000', [coin.symbol]: '1000', [dollar.symbol]: '2500' }
const count = (asked: readonly Asked[], method: string) =>
  asked.filter((one) => one.method === method).length

const spendsAllGas = 'spends all gas'
const answersTooMuch = 'answers with 1 MiB'

it.each<readonly [what: string, conducts: readonly Conduct[]]>([
  ['two that spend all gas', [spendsAllGas, spendsAllGas]],
  ['one that answers with 1 MiB', [answersTooMuch]],
  ['those three', [answersTooMuch, spendsAllGas, spendsAllGas]],
])(
  'of listed tokens, %s cost nobody another token or the currency',
  async (_what, conducts) => {
    const { hostile, leftOut, look } = await setUp(conducts, 90)
    expect(await look()).toEqual({ isComplete: false, held })
    expect(leftOut()).toEqual(hostile)
  },
)

it('what a listed token leaves no gas for is asked again', async () => {
  const { hostile, leftOut, look } = await setUp(['spends all gas'], 25)
  // 26,000 gas each: the 64th part that is left is not enough.
  await fill(25, '0x61ffff5f205060015f5260205ff3')
  const ones = listFillers(25).map(({ symbol }) => [symbol, '0.1'])
  expect(await look()).toEqual({
    isComplete: false,
    held: { ...held, ...Object.fromEntries(ones) },
  })
  expect(leftOut()).toEqual(hostile)
})

it('listed tokens that revert have their turn, and are not asked alone from then on', async () => {
  const { leftOut, look, node, state } = await setUp([], 60)
  await fill(60, hostileCodes.reverts)
  for (let turns = 0; turns < 6; turns += 1) {
    expect(await look()).toEqual({ isComplete: false, held })
    state.now += 31_000
  }
  const before = node.asked.length
  expect(await look()).toEqual({ isComplete: false, held })
  expect(node.asked.slice(before)).toHaveLength(2)
  expect(leftOut()).toEqual([])
})

it('a listed token is paid for once in ten minutes, and is back once it is good', async () => {
  const { hostile, leftOut, look, node, state } = await setUp(
    ['answers with 1 MiB'],
    120,
  )
  const ask = async (account: string) => {
    state.now += minuteMs
    const before = node.asked.length
    const told = await look(account)
    const asked = node.asked.slice(before)
    return { ...told, calls: count(asked, 'eth_call'), all: asked.length }
  }
  expect((await ask(own)).calls).toBeGreaterThan(4)
  for (const account of [friend, own])
    expect(await ask(account)).toMatchObject({ calls: 2, all: 3 })
  state.now += 10 * minuteMs
  const again = await ask(own)
  expect(again).toMatchObject({ isComplete: false, held })
  expect(again.calls).toBeGreaterThan(2)
  expect(await ask(friend)).toMatchObject({ calls: 2, all: 3 })
  expect(leftOut()).toEqual(hostile)
  const [first] = hostile
  await chain.request('anvil_setCode', [first, '0x60015f5260205ff3'])
  state.now += 10 * minuteMs
  expect(await ask(own)).toMatchObject({
    isComplete: true,
    held: { ...held, BAD0: '0.1' },
  })
  expect(await ask(own)).toMatchObject({ isComplete: true, calls: 2, all: 3 })
})

it.each<Conduct>([
  'spends all gas for its decimals',
  'answers with 1 MiB for its decimals',
])(
  'a listed token that %s is the only one that is missing',
  async (conduct) => {
    const { look } = await setUp([conduct], 90)
    expect(await look()).toEqual({ isComplete: false, held })
  },
)

it('a list of hostile tokens alone takes nobody the currency', async () => {
  const { look } = await setUp([
    'spends all gas',
    'answers with 1 MiB',
    'spends all gas for its decimals',
  ])
  expect(await look(`0x${'ee'.repeat(20)}`)).toEqual({
    isComplete: false,
    held: { ETH: '0' },
  })
})

it('a listed token that fails about one account is there for others', async () => {
  const { leftOut, look, node, state } = await setUp([
    'reverts for the account 0',
  ])
  expect((await look(zeroAddress)).isComplete).toBe(false)
  expect(await look()).toEqual({
    isComplete: true,
    held: { ...held, BAD0: '0.1' },
  })
  state.now += minuteMs
  const before = node.asked.length
  expect((await look(zeroAddress)).isComplete).toBe(false)
  // What is known to fail alone is not asked alone each time.
  expect(node.asked.slice(before)).toHaveLength(2)
  expect(leftOut()).toEqual([])
})

const refuses: Fault = (response) => {
  response.writeHead(429, { 'Retry-After': '1' }).end()
  return true
}

it('a node that fails after a hostile token was met makes no account look empty', async () => {
  const { ask, look, state } = await setUp(['answers with 1 MiB'], 90)
  let left = 1
  state.fault = (response, asked) => {
    if (asked.method !== 'eth_call') return false
    left -= 1
    return left < 0 && refuses(response, asked)
  }
  expect((await ask(own)).status).toBe(503)
  state.fault = () => false
  state.now += 11_000
  expect(await look()).toEqual({ isComplete: false, held })
})

it.each(['fails', 'says that every call reverts'])(
  'a node that %s stands for no hostile token, and what was told before stays',
  async (what) => {
    const { ask, look, leftOut, state } = await setUp(['reverts'], 90)
    state.fault = (response, asked) => {
      if (asked.method !== 'eth_call') return false
      if (what === 'fails') return refuses(response, asked)
      const error = { code: 3, message: 'execution reverted' }
      response.end(JSON.stringify({ id: 1, error }))
      return true
    }
    expect((await ask(own)).status).toBe(503)
    const { fault } = state
    state.fault = () => false
    state.now += 11_000
    expect(await look()).toMatchObject({ held })
    state.fault = fault
    state.now += 31_000
    const stale = (await (await ask(own)).json()) as Balances
    expect(stale).toMatchObject({ isStale: true })
    expect(stale.tokens).toHaveLength(3)
    expect(leftOut()).toEqual([])
  },
)

it('decimals that no node tells make no account look empty', async () => {
  const { ask, look, state } = await setUp([])
  state.fault = (response, asked) => {
    const [call] = asked.params as readonly [{ data?: string }]
    const isOfAccount = call?.data?.includes(own.slice(2).toLowerCase())
    return (
      asked.method === 'eth_call' && !isOfAccount && refuses(response, asked)
    )
  }
  expect((await ask(own)).status).toBe(503)
  state.fault = () => false
  state.now += 11_000
  expect(await look()).toEqual({ isComplete: true, held })
})

it('a listed token that never tells its decimals hides nobody else for long', async () => {
  const { hostile, look, state } = await setUp(['reverts'], 0, { hurry: 20 })
  await chain.request('anvil_setCode', [hostile[0], '0x60015f5260205ff3'])
  state.fault = (_response, { params }) => {
    const [call] = params as readonly [{ data?: string }?]
    const data = call?.data ?? ''
    // The node is busy with it, and with all that is asked with it.
    return (
      data.includes(String(hostile[0]).slice(2)) &&
      data.includes(decimalsCall.slice(2))
    )
  }
  await vi.waitFor(
    async () => {
      state.now += 31_000
      expect(await look()).toEqual({ isComplete: false, held })
    },
    { timeout: 20_000 },
  )
})

it('200 honest tokens are three questions to the node', async () => {
  const { look, node } = await setUp([], 198)
  await look(own)
  const before = node.asked.length
  await look(friend)
  const asked = node.asked.slice(before).map(({ method }) => method)
  expect(asked).toEqual(['eth_getBlockByNumber', 'eth_call', 'eth_call'])
})
