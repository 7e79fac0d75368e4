import { expect, test } from 'vitest'
import type { Token } from '../../entities/transfer/token.js'
import { internals } from '../../kit/internals.js'
import { invalidateAccount } from '../../kit/transactions/invalidateAccount.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { getActiveAccount } from './getActiveAccount.js'
import { getBalance } from './getBalance.js'
import { getTokens } from './getTokens.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const balance = { value: 1_234_567n, decimals: 18, symbol: 'ETH' }
const token: Token = {
  name: 'Ether',
  symbol: 'ETH',
  balance: { value: 1_200_000_000_000_000_000n, decimals: 18 },
}

async function setUp(
  capabilities: Partial<Capabilities>,
  networkId: 'eip155:31337' | 'eip155:9' = 'eip155:31337',
) {
  const kite = mockConnector({ networkId })
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [kite], capabilities })],
    networks: testNetworks,
  })
  await connect(setup.kit, { connectorId: 'io.kite' })
  return { ...setup, account: { networkId, address: own }, kite }
}

/** A node that counts and, when told, fails. */
function node<answer>(answer: answer) {
  const state = { count: 0, isDown: false }
  const ask = async () => {
    state.count += 1
    if (state.isDown) throw new Error('down')
    return answer
  }
  return { state, ask }
}

test('[R9.10] the native balance is kept for 30 s', async () => {
  const { ask, state } = node(balance)
  const { account, clock, kit } = await setUp({ getBalance: ask })
  expect(await getBalance(kit, account)).toEqual(balance)
  await clock.advance(29_999)
  expect(await getBalance(kit, account)).toEqual(balance)
  expect(state.count).toBe(1)
  await clock.advance(1)
  await getBalance(kit, account)
  expect(state.count).toBe(2)
})

test('[R9.9] the portfolio is kept for 30 s, and asked for once at a time', async () => {
  const { ask, state } = node([token])
  const { account, clock, kit } = await setUp({ getTokens: ask })
  const [first, second] = await Promise.all([
    getTokens(kit, account),
    getTokens(kit, account),
  ])
  expect(first).toEqual([token])
  expect(second).toEqual([token])
  expect(state.count).toBe(1)
  await clock.advance(30_000)
  await getTokens(kit, account)
  expect(state.count).toBe(2)
})

test('[R4.17] [R8.5] after a failure the node is left alone for 30 s', async () => {
  const { ask, state } = node([token])
  state.isDown = true
  const { account, clock, kit } = await setUp({ getTokens: ask })
  await expect(getTokens(kit, account)).rejects.toThrow(
    'Token Balance Unavailable',
  )
  state.isDown = false
  await clock.advance(29_999)
  await expect(getTokens(kit, account)).rejects.toMatchObject({
    code: 'BALANCE_RETRY_TOO_EARLY',
    context: { retryInMs: 1 },
  })
  expect(state.count).toBe(1)
  await clock.advance(1)
  expect(await getTokens(kit, account)).toEqual([token])
})

test('F-08 a node that never answers is given up after 15 s', async () => {
  const { account, clock, kit } = await setUp({
    getBalance: () => new Promise(() => undefined),
  })
  const outcome = getBalance(kit, account).catch((error: unknown) => error)
  await clock.advance(15_000)
  expect(await outcome).toMatchObject({
    code: 'TOKEN_BALANCE_UNAVAILABLE',
    cause: { code: 'TIMED_OUT' },
  })
})

test('[R8.17] without an account there is no active one', () => {
  const { kit } = createTestKit({ networks: testNetworks })
  expect(() => getActiveAccount(kit)).toThrow('No ActiveCaipAddress found')
})

test('[R8.18] without networks there is no client', async () => {
  const kite = mockConnector()
  const { kit } = createTestKit({
    adapters: [mockAdapter({ connectors: [kite] })],
  })
  await connect(kit, { connectorId: 'io.kite' })
  const message = 'No ActiveCaipNetwork or client found'
  expect(() => getActiveAccount(kit)).toThrow(message)
  await expect(
    getBalance(kit, { networkId: 'eip155:1', address: own }),
  ).rejects.toThrow(message)
})

test('[R8.7] on a network that is not configured: Chain is not supported', async () => {
  const { account, kit } = await setUp(
    { getBalance: node(balance).ask },
    'eip155:9',
  )
  const message = 'Chain is not supported'
  expect(() => getActiveAccount(kit)).toThrow(message)
  await expect(getBalance(kit, account)).rejects.toThrow(message)
})

test('[R9.34] a namespace without balances says Unsupported chain', async () => {
  const { account, kit } = await setUp({})
  await expect(getBalance(kit, account)).rejects.toThrow('Unsupported chain')
})

test('the active account is the one that a read takes', async () => {
  const { account, kit } = await setUp({ getBalance: node(balance).ask })
  expect(getActiveAccount(kit)).toEqual(account)
  expect(getActiveAccount(kit, { namespace: 'eip155' })).toEqual(account)
})

test('an account has one answer, in whichever case its address is', async () => {
  const { ask, state } = node(balance)
  const { account, kit } = await setUp({ getBalance: ask })
  await getBalance(kit, account)
  await getBalance(kit, { ...account, address: own.toLowerCase() })
  expect(state.count).toBe(1)
  invalidateAccount(kit, `eip155:31337:${own}`)
  await getBalance(kit, account)
  expect(state.count).toBe(2)
})

test('nothing is stored of an account that is not connected', async () => {
  const { ask, state } = node(balance)
  const { kit } = await setUp({ getBalance: ask })
  const stranger = {
    networkId: 'eip155:31337',
    address: `0x${'12'.repeat(20)}`,
  } as const
  expect(await getBalance(kit, stranger)).toEqual(balance)
  await getBalance(kit, stranger)
  expect(state.count).toBe(2)
  expect(kit[internals].storage.get('nativeBalances')).toBeUndefined()
})

test('[R3.10] a portfolio is stored as decimal texts, and read back exactly', async () => {
  const { ask, state } = node([token])
  const { account, kit } = await setUp({ getTokens: ask })
  await getTokens(kit, account)
  const { address, networkId } = account
  const key = `${networkId}:${address.toLowerCase()}`
  expect(kit[internals].storage.get('portfolios')?.[key]?.value).toEqual([
    {
      name: 'Ether',
      symbol: 'ETH',
      quantity: { decimals: '18', numeric: '1.2' },
    },
  ])
  expect(await getTokens(kit, account)).toEqual([token])
  expect(state.count).toBe(1)
})

test('a stored amount with more decimals than its token is no answer', async () => {
  const { ask, state } = node([token])
  const { account, clock, kit } = await setUp({ getTokens: ask })
  const quantity = { decimals: '1', numeric: '1.25' }
  kit[internals].storage.set('portfolios', {
    [`${account.networkId}:${own.toLowerCase()}`]: {
      value: [{ name: 'Ether', symbol: 'ETH', quantity }],
      expiresAt: clock.now() + 30_000,
    },
  })
  expect(await getTokens(kit, account)).toEqual([token])
  expect(state.count).toBe(1)
})

test('a network whose node takes longer than 3 s is slow until one answers in time', async () => {
  let delayMs = 0
  const { account, clock, kit } = await setUp({
    getBalance: () =>
      new Promise((resolve) => clock.after(delayMs, () => resolve(balance))),
  })
  const slow = () => kit.stores.networks.getState().slowNetworkIds
  const ask = async (takesMs: number) => {
    delayMs = takesMs
    const answer = getBalance(kit, account)
    await clock.advance(takesMs)
    await answer
    await clock.advance(30_000)
  }
  await ask(2_999)
  expect(slow()).toEqual([])
  await ask(4_000)
  expect(slow()).toEqual([account.networkId])
  await ask(4_000)
  expect(slow()).toEqual([account.networkId])
  await ask(100)
  expect(slow()).toEqual([])
})
