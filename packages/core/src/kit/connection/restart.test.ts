import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { internals } from '../internals.js'

const other = {
  accounts: [
    { address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', type: 'eoa' },
  ],
  caipNetworkId: 'eip155:31338',
} as const

async function setUp() {
  const kite = mockConnector()
  const adapter = mockAdapter({ connectors: [kite] })
  const setup = createTestKit({ adapters: [adapter], networks: testNetworks })
  await connect(setup.kit, { connectorId: 'io.kite' })
  const active = () =>
    selectConnected(setup.kit.stores.connections.getState(), 'eip155')
  return { ...setup, active, adapter, kite }
}

test('F-48 a kit that is started again hears its connected wallet', async () => {
  const { active, clock, kit, kite, stop } = await setUp()
  stop()
  const end = kit.start()
  await clock.settle()
  expect(active()).toBeDefined()
  expect(kite.listeners()).toBe(1)
  kite.emit({ type: 'accountsChanged', accounts: other.accounts })
  expect(active()?.accounts).toEqual(other.accounts)
  end()
  expect(kite.listeners()).toBe(0)
  expect(clock.waiting()).toBe(0)
})

test('F-48 what the wallet did while the kit was stopped is asked for', async () => {
  const { active, clock, kit, kite, stop } = await setUp()
  stop()
  kite.grant(other)
  const end = kit.start()
  await clock.settle()
  expect(active()).toMatchObject(other)
  end()
  kite.grant(undefined)
  kit.start()
  await clock.settle()
  expect(active()).toBeUndefined()
  expect(kite.calls.filter((call) => call === 'connect')).toHaveLength(1)
})

test('behavior: disconnected while the kit was stopped stays disconnected', async () => {
  const { active, clock, kit, kite, stop } = await setUp()
  stop()
  await disconnect(kit)
  kit.start()
  await clock.advance(10_000)
  expect(active()).toBeUndefined()
  expect(kite.calls).toEqual(['connect', 'disconnect'])
})

test('F-48 stopping in any tick of the answer leaves no half of it', async () => {
  for (let turns = 0; turns < 10; turns++) {
    const { active, clock, kit, kite, stop } = await setUp()
    await disconnect(kit)
    const outcome = connect(kit, { connectorId: 'io.kite' }).catch(() => 'end')
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    stop()
    const isEnded = (await outcome) === 'end'
    await clock.settle()
    expect(active() === undefined).toBe(isEnded)
    expect(kit[internals].storage.get('disconnectedConnectorIds')).toHaveLength(
      isEnded ? 1 : 0,
    )
    expect(kite.listeners()).toBe(0)
  }
})

test('behavior: a wallet that is withdrawn is connected no longer', async () => {
  const { active, adapter, kit, kite } = await setUp()
  adapter.remove(kite)
  expect(active()).toBeUndefined()
  expect(kit.stores.connectors.getState().connectors).toEqual([])
})

test('error: a wallet withdrawn while it is asked is not taken back', async () => {
  const { clock, kite, stop, store } = await setUp()
  stop()
  const adapter = mockAdapter({ connectors: [kite] })
  let answer: (value: unknown) => void = () => undefined
  kite.next('reconnect', () => new Promise((resolve) => (answer = resolve)))
  const next = createTestKit(
    { adapters: [adapter], networks: testNetworks },
    { clock, store },
  )
  expect(isLoading(next.kit, 'eip155')).toBe(true)
  adapter.remove(kite)
  answer(other)
  await clock.settle()
  const { byId } = next.kit.stores.connections.getState()
  expect(byId.get('eip155/io.kite')?.status).toBe('disconnected')
  expect(isLoading(next.kit, 'eip155')).toBe(false)
})

test('F-20 a wallet injected after 4.9 s has its full time to answer', async () => {
  const { clock, kite, stop, store } = await setUp()
  stop()
  const adapter = mockAdapter()
  const next = createTestKit(
    { adapters: [adapter], networks: testNetworks },
    { clock, store },
  )
  await clock.advance(4_900)
  kite.next(
    'reconnect',
    () => new Promise((resolve) => clock.after(500, () => resolve(other))),
  )
  adapter.add(kite)
  await clock.advance(600)
  const state = next.kit.stores.connections.getState()
  expect(selectConnected(state, 'eip155')).toMatchObject(other)
})
