import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { KeyValueStore } from '../../ports/Environment.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { internals } from '../internals.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const otherAddress = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

/** Two pages of one site: a value that one changes is told to the other. */
function openTabs({ multiWallet = false } = {}) {
  const clock = createFakeClock()
  const shared = createMemoryStore()
  const connectors = ['io.kite', 'io.lumen', 'io.heron'].map((id) =>
    mockConnector({ id, name: id, addresses: [address, otherAddress] }),
  )
  let writes = 0
  const open = (index: number) => {
    const store: KeyValueStore = {
      ...shared,
      setItem(key, value) {
        if (shared.getItem(key) === value) return
        shared.setItem(key, value)
        writes += 1
        clock.after(1, () => tabs[1 - index]?.changeElsewhere(key))
      },
    }
    return createTestKit(
      {
        adapters: [mockAdapter({ connectors })],
        networks: testNetworks,
        features: { multiWallet },
      },
      { clock, store },
    )
  }
  const tabs = [open(0), open(1)]
  const active = () =>
    tabs.map(
      ({ kit }) =>
        selectConnected(kit.stores.connections.getState(), 'eip155')
          ?.connectorId,
    )
  const connected = () =>
    tabs.map(({ kit }) =>
      [...kit.stores.connections.getState().byId.values()]
        .filter(({ status }) => status === 'connected')
        .map(({ connectorId }) => connectorId)
        .sort(),
    )
  const [first, second] = tabs.map(({ kit }) => kit)
  if (!first || !second) throw new Error('two tabs')
  return {
    active,
    clock,
    connected,
    connectors,
    first,
    second,
    writes: () => writes,
  }
}

test('F-30 a wallet that took the place of another takes it in every tab', async () => {
  const { active, clock, connected, connectors, first } = openTabs()
  await connect(first, { connectorId: 'io.kite' })
  await clock.advance(1_000)
  expect(active()).toEqual(['io.kite', 'io.kite'])
  await connect(first, { connectorId: 'io.lumen' })
  await clock.advance(1_000)
  expect(active()).toEqual(['io.lumen', 'io.lumen'])
  expect(connected()).toEqual([['io.lumen'], ['io.lumen']])
  const [kite] = connectors
  expect(kite?.calls.filter((call) => call === 'connect')).toHaveLength(1)
})

test('F-30 tabs that connect at the same time converge', async () => {
  const { active, clock, connected, first, second } = openTabs()
  await Promise.all([
    connect(first, { connectorId: 'io.kite' }),
    connect(second, { connectorId: 'io.lumen' }),
  ])
  await clock.advance(1_000)
  const [one, other] = active()
  expect(one).toBeDefined()
  expect(other).toBe(one)
  expect(connected()).toEqual([[one], [one]])
})

test('F-30 tabs that hold their wallets in another order do not answer each other for ever', async () => {
  const { clock, connectors, first, second, writes } = openTabs({
    multiWallet: true,
  })
  const [kite, lumen, heron] = connectors
  await connect(first, { connectorId: 'io.heron' })
  await clock.advance(10)
  await connect(second, { connectorId: 'io.lumen' })
  await connect(first, { connectorId: 'io.kite' })
  await clock.advance(1_000)
  heron?.grant(undefined)
  heron?.emit({ type: 'disconnected' })
  await clock.advance(1_000)
  const before = writes()
  await clock.advance(60_000)
  expect(writes()).toBe(before)
  const asked = [kite, lumen, heron].flatMap((one) => one?.calls ?? [])
  expect(asked.length).toBeLessThan(20)
})

test('F-30 what another tab did just after a disconnection is not overwritten', async () => {
  const { active, clock, first } = openTabs()
  await connect(first, { connectorId: 'io.kite' })
  await clock.advance(10)
  await disconnect(first)
  await connect(first, { connectorId: 'io.lumen' })
  await clock.advance(1_000)
  expect(active()).toEqual(['io.lumen', 'io.lumen'])
})

test('F-30 a tab that waits for a wallet keeps waiting while another one acts', async () => {
  const { clock, connectors, first, second } = openTabs({ multiWallet: true })
  const [kite] = connectors
  await connect(first, { connectorId: 'io.kite' })
  await clock.advance(10)
  await disconnect(first)
  await clock.advance(10)
  kite?.next('connect', () => new Promise(() => undefined))
  const waiting = connect(second, { connectorId: 'io.kite' }).catch(() => 'end')
  await connect(first, { connectorId: 'io.lumen' })
  await clock.advance(1_000)
  const status = () =>
    second.stores.connections.getState().byId.get('eip155/io.kite')?.status
  expect(status()).toBe('connecting')
  await connect(second, { connectorId: 'io.kite' })
  expect(await waiting).toBe('end')
  expect(status()).toBe('connected')
})

test('F-31 a page that was frozen asks what it missed', async () => {
  const kite = mockConnector()
  const page = createTestKit({
    adapters: [mockAdapter({ connectors: [kite] })],
    networks: testNetworks,
  })
  const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
  await connect(page.kit, { connectorId: 'io.kite' })
  kite.grant({
    accounts: [{ address: other, type: 'eoa' }],
    caipNetworkId: 'eip155:31338',
  })
  page.changeElsewhere(null)
  await page.clock.settle()
  const state = () => page.kit.stores.connections.getState()
  expect(selectConnected(state(), 'eip155')).toMatchObject({
    accounts: [{ address: other }],
    caipNetworkId: 'eip155:31338',
  })
  kite.grant(undefined)
  page.changeElsewhere(null)
  await page.clock.settle()
  expect(selectConnected(state(), 'eip155')).toBeUndefined()
  expect(kite.calls).not.toContain('disconnect')
})

test('a wallet that one tab puts to use is told as a switch in the other', async () => {
  const { active, clock, first, second } = openTabs({ multiWallet: true })
  await connect(first, { connectorId: 'io.kite' })
  await connect(first, { connectorId: 'io.lumen' })
  await clock.advance(1_000)
  const reported: unknown[] = []
  second.events.on('SWITCH_ACCOUNT', (about) => reported.push(about))
  await switchConnection(first, { connectionId: 'eip155/io.kite' })
  await clock.advance(1_000)
  expect(active()).toEqual(['io.kite', 'io.kite'])
  expect(reported).toEqual([{ connectorId: 'io.kite', namespace: 'eip155' }])
})

test('a network that is chosen in one tab, with or without a wallet, is chosen in the other', async () => {
  const { clock, first, second, writes } = openTabs()
  const { networks } = second.stores
  const [, other] = testNetworks
  if (!other) throw new Error('two networks')
  const networkId = other.caipNetworkId
  await switchNetwork(first, { networkId })
  await clock.advance(1_000)
  expect(networks.getState().selected.eip155).toBe(networkId)

  await connect(first, { connectorId: 'io.kite' })
  await clock.advance(1_000)
  const inUse = () =>
    selectConnected(second.stores.connections.getState(), 'eip155')
      ?.caipNetworkId
  const reported: unknown[] = []
  second.events.on('SWITCH_NETWORK', (about) => reported.push(about))
  const [here] = testNetworks
  const back = inUse() === networkId ? here?.caipNetworkId : networkId
  if (!back) throw new Error('two networks')
  await switchNetwork(first, { networkId: back })
  await clock.advance(1_000)
  expect(inUse()).toBe(back)
  expect(networks.getState().selected.eip155).toBe(back)
  expect(reported).toEqual([{ networkId: back }])
  const before = writes()
  await clock.advance(60_000)
  expect(writes()).toBe(before)
})

test('a namespace that is put to use in one tab is in use in the other', async () => {
  const { clock, first, second } = openTabs()
  const { networks } = second.stores
  const solana = { ...testNetworks[0], chainNamespace: 'solana' } as const
  for (const kit of [first, second])
    kit[internals].stores.networks.setState((state) => ({
      networks: [
        ...state.networks,
        { ...solana, id: 'x', caipNetworkId: 'solana:x' } as never,
      ],
    }))
  await switchNetwork(first, { networkId: 'solana:x' })
  await clock.advance(1_000)
  expect(networks.getState()).toMatchObject({
    activeNamespace: 'solana',
    selected: { solana: 'solana:x' },
  })
})

test('an account that one tab puts to use is in use in the other', async () => {
  const { clock, first, second, writes } = openTabs()
  await connect(first, { connectorId: 'io.kite' })
  await clock.advance(1_000)
  const reported: unknown[] = []
  second.events.on('SWITCH_ACCOUNT', (about) => reported.push(about))
  await switchConnection(first, {
    connectionId: 'eip155/io.kite',
    address: otherAddress,
  })
  await clock.advance(1_000)
  expect(
    selectConnected(second.stores.connections.getState(), 'eip155')?.accounts,
  ).toMatchObject([{ address: otherAddress }, { address }])
  expect(reported).toEqual([{ connectorId: 'io.kite', namespace: 'eip155' }])
  const before = writes()
  await clock.advance(60_000)
  expect(writes()).toBe(before)
})
