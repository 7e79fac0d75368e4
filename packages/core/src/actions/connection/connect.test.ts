import { expect, test, vi } from 'vitest'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { cancelConnect } from './cancelConnect.js'
import { connect } from './connect.js'

function setUp(connectors = [mockConnector()], multiWallet = false) {
  const [kite] = connectors
  const adapter = mockAdapter({ connectors })
  const setup = createTestKit({
    adapters: [adapter],
    networks: testNetworks,
    features: { multiWallet },
  })
  return { ...setup, adapter, kite: kite ?? mockConnector() }
}

const never = () => new Promise<never>(() => undefined)
const rejected = () => Promise.reject(new KitError('USER_REJECTED'))

test('[R4.2] a connection goes from disconnected over connecting to connected', async () => {
  const { kit, kite } = setUp()
  const statuses: unknown[] = []
  kit.stores.connections.subscribe(({ byId }) => {
    statuses.push(byId.get('eip155/io.kite')?.status)
  })
  expect(
    selectConnected(kit.stores.connections.getState(), 'eip155'),
  ).toBeUndefined()
  await connect(kit, { connectorId: 'io.kite' })
  expect(statuses).toEqual(['connecting', 'connected'])
  expect(kite.calls).toContain('connect')
})

test('[R3.1] a connection has its connector, its accounts and its network', async () => {
  const { kit } = setUp()
  expect(await connect(kit, { connectorId: 'io.kite' })).toMatchObject({
    connectorId: 'io.kite',
    accounts: [
      { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'eoa' },
    ],
    caipNetworkId: 'eip155:1',
  })
})

test('behavior: the request leaves inside the call', () => {
  const { kit, kite } = setUp()
  void connect(kit, { connectorId: 'io.kite' })
  expect(kite.calls).toEqual(['connect'])
})

test('[R8.12] [R8.30] a declined request is thrown as Connection rejected', async () => {
  const { kit, kite } = setUp()
  kite.next('connect', rejected)
  await expect(connect(kit, { connectorId: 'io.kite' })).rejects.toMatchObject({
    message: 'Connection rejected',
    cause: { code: 'USER_REJECTED' },
  })
  expect(kit.stores.connections.getState().attempt).toMatchObject({
    phase: 'failed',
    error: { code: 'USER_REJECTED' },
  })
  expect(kit.stores.connections.getState().byId.size).toBe(0)
})

test('[R8.13] any other failure is thrown as Failed to connect', async () => {
  const { kit, kite } = setUp()
  kite.next('connect', () => Promise.reject(new KitError('WALLET_LOCKED')))
  await expect(connect(kit, { connectorId: 'io.kite' })).rejects.toMatchObject({
    message: 'Failed to connect',
    cause: { code: 'WALLET_LOCKED' },
  })
})

test('error: an unknown wallet is a failure with its reason', async () => {
  const { kit } = setUp()
  await expect(connect(kit, { connectorId: 'gone' })).rejects.toMatchObject({
    code: 'CONNECT_FAILED',
    cause: { code: 'WALLET_NOT_FOUND' },
  })
})

test('[R8.19] connecting before the kit was started is refused', async () => {
  const { kit } = createTestKit({}, { isStarted: false })
  await expect(connect(kit, { connectorId: 'io.kite' })).rejects.toThrow(
    'No ConnectionController client found',
  )
})

test('[R4.1] the loading flag of the namespace is set for the real work only', async () => {
  const { kit } = setUp()
  const done = connect(kit, { connectorId: 'io.kite' })
  expect(isLoading(kit, 'eip155')).toBe(true)
  await done
  expect(isLoading(kit, 'eip155')).toBe(false)
})

test('F-13 a wallet that never answers: a hint after 20 s, an end after 5 min', async () => {
  const { clock, kit, kite } = setUp()
  kite.next('connect', never)
  const outcome = connect(kit, { connectorId: 'io.kite' }).catch(
    (error: unknown) => error,
  )
  const { connections } = kit.stores
  await clock.advance(19_999)
  expect(connections.getState().attempt).toMatchObject({ isSlow: false })
  await clock.advance(1)
  expect(connections.getState().attempt).toMatchObject({ isSlow: true })
  await clock.advance(280_000)
  expect(await outcome).toMatchObject({
    code: 'CONNECT_FAILED',
    cause: { code: 'WALLET_NOT_RESPONDING' },
  })
  expect(isLoading(kit, 'eip155')).toBe(false)
})

test('F-13 cancelling ends the wait at once and leaves nothing behind', async () => {
  const { kit, kite } = setUp()
  kite.next('connect', never)
  const outcome = connect(kit, { connectorId: 'io.kite' }).catch(
    (error: unknown) => error,
  )
  cancelConnect(kit)
  expect(await outcome).toMatchObject({ cause: { code: 'CANCELLED' } })
  expect(kit.stores.connections.getState().attempt).toEqual({ phase: 'idle' })
  expect(kit.stores.connections.getState().byId.size).toBe(0)
})

test('F-14 an answer after cancelling is dropped, and the next attempt works', async () => {
  const { clock, kit, kite } = setUp()
  const late = deferred()
  kite.next('connect', () => late.promise)
  const outcome = connect(kit, { connectorId: 'io.kite' }).catch(() => 'ended')
  cancelConnect(kit)
  expect(await outcome).toBe('ended')
  late.resolve({
    accounts: [{ address: '0x1', type: 'eoa' }],
    caipNetworkId: 'eip155:1',
  })
  await clock.settle()
  expect(kit.stores.connections.getState().byId.size).toBe(0)
  const { status } = await connect(kit, { connectorId: 'io.kite' })
  expect(status).toBe('connected')
})

test('behavior: another wallet takes the place of the attempt that waits', async () => {
  const { kit, kite } = setUp([
    mockConnector(),
    mockConnector({ id: 'io.lumen', name: 'Lumen' }),
  ])
  kite.next('connect', never)
  const first = connect(kit, { connectorId: 'io.kite' }).catch(() => 'ended')
  await connect(kit, { connectorId: 'io.lumen' })
  expect(await first).toBe('ended')
  expect([...kit.stores.connections.getState().byId.keys()]).toEqual([
    'eip155/io.lumen',
  ])
})

test('behavior: pressing the same wallet twice ends connected once', async () => {
  const { kit, kite } = setUp()
  kite.next('connect', never)
  const first = connect(kit, { connectorId: 'io.kite' }).catch(() => 'ended')
  const second = await connect(kit, { connectorId: 'io.kite' })
  expect(await first).toBe('ended')
  expect(second.status).toBe('connected')
  expect(isLoading(kit, 'eip155')).toBe(false)
})

test('behavior: of two wallets that claim one identity only the last one is connected', async () => {
  const kite = mockConnector()
  const twin = mockConnector({ id: 'io.kite#2', storageId: 'io.kite' })
  const { kit } = setUp([kite, twin], true)
  await connect(kit, { connectorId: 'io.kite' })
  await connect(kit, { connectorId: 'io.kite#2' })
  const { active, byId } = kit.stores.connections.getState()
  expect([...byId.values()]).toMatchObject([
    { id: 'eip155/io.kite', connectorId: 'io.kite#2', status: 'connected' },
  ])
  expect(active.eip155).toBe('eip155/io.kite')
  expect([kite.listeners(), twin.listeners()]).toEqual([0, 1])
  expect(kite.calls).toEqual(['connect', 'disconnect'])
})

test('[R9.14] the wallets used last are kept, most recent first, two of them', async () => {
  const ids = ['io.kite', 'io.lumen', 'io.heron']
  const { kit } = setUp(ids.map((id) => mockConnector({ id, name: id })))
  for (const connectorId of ids) await connect(kit, { connectorId })
  expect(
    kit[internals].storage.get('recentWallets')?.map(({ id }) => id),
  ).toEqual(['io.heron', 'io.lumen'])
})

test('behavior: one wallet per namespace unless several are turned on', async () => {
  const pair = () => [
    mockConnector(),
    mockConnector({ id: 'io.lumen', name: 'Lumen' }),
  ]
  const single = setUp(pair())
  await connect(single.kit, { connectorId: 'io.kite' })
  await connect(single.kit, { connectorId: 'io.lumen' })
  expect(single.kit.stores.connections.getState().byId.size).toBe(1)

  const several = createTestKit({
    adapters: [mockAdapter({ connectors: pair() })],
    networks: testNetworks,
    features: { multiWallet: true },
  })
  await connect(several.kit, { connectorId: 'io.kite' })
  await connect(several.kit, { connectorId: 'io.lumen' })
  const state = several.kit.stores.connections.getState()
  expect(state.byId.size).toBe(2)
  expect(state.active.eip155).toBe('eip155/io.lumen')
})

test('behavior: a listener that throws stops nobody', async () => {
  const { kit } = setUp()
  const received = vi.fn()
  kit.events.on('CONNECT_SUCCESS', () => {
    throw new Error('host')
  })
  kit.events.on('CONNECT_SUCCESS', received)
  await connect(kit, { connectorId: 'io.kite' })
  expect(received).toHaveBeenCalledExactlyOnceWith({
    connectorId: 'io.kite',
    namespace: 'eip155',
    isReconnected: false,
  })
})

test('[R1.18] the account follows the wallet, and so does the network', async () => {
  const { kit, kite } = setUp()
  await connect(kit, { connectorId: 'io.kite' })
  kite.emit({
    type: 'accountsChanged',
    accounts: [
      { address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', type: 'eoa' },
    ],
  })
  kite.emit({ type: 'networkChanged', caipNetworkId: 'eip155:31338' })
  const connection = selectConnected(
    kit.stores.connections.getState(),
    'eip155',
  )
  expect(connection?.accounts[0].address).toBe(
    '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
  )
  expect(connection?.caipNetworkId).toBe('eip155:31338')
})

test('behavior: a wallet that disconnects by itself is heard no longer', async () => {
  const { kit, kite } = setUp()
  await connect(kit, { connectorId: 'io.kite' })
  kite.emit({ type: 'disconnected' })
  expect(
    selectConnected(kit.stores.connections.getState(), 'eip155'),
  ).toBeUndefined()
  expect(kite.listeners()).toBe(0)
})

test('F-48 a signal that outlives the call is let go of, and so is the clock', async () => {
  const { clock, kit, kite } = setUp()
  const { signal } = new AbortController()
  const listeners = countListeners(signal)
  await connect(kit, { connectorId: 'io.kite', signal })
  kite.next('connect', rejected)
  await connect(kit, { connectorId: 'io.kite', signal }).catch(() => undefined)
  const stop = kit.events.subscribe(() => undefined, { signal })
  stop()
  expect(listeners()).toBe(0)
  expect(clock.waiting()).toBe(1)
})

test('F-14 another wallet pressed in any tick of the answer is the one', async () => {
  for (let turns = 0; turns < 10; turns++) {
    const { kit } = setUp([
      mockConnector(),
      mockConnector({ id: 'io.lumen', name: 'Lumen' }),
    ])
    const first = connect(kit, { connectorId: 'io.kite' }).catch(() => 'ended')
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    const second = await connect(kit, { connectorId: 'io.lumen' })
    expect(second.status).toBe('connected')
    await first
    expect(
      selectConnected(kit.stores.connections.getState(), 'eip155')?.connectorId,
    ).toBe('io.lumen')
    expect(kit.stores.connections.getState().attempt).toMatchObject({
      phase: 'connected',
      connectorId: 'io.lumen',
    })
  }
})

function countListeners(signal: AbortSignal) {
  const known = new Set<unknown>()
  const { addEventListener, removeEventListener } = signal
  Object.assign(signal, {
    addEventListener(...given: Parameters<typeof addEventListener>) {
      known.add(given[1])
      addEventListener.apply(signal, given)
    },
    removeEventListener(...given: Parameters<typeof removeEventListener>) {
      known.delete(given[1])
      removeEventListener.apply(signal, given)
    },
  })
  return () => known.size
}

function deferred() {
  let resolve: (value: unknown) => void = () => undefined
  const promise = new Promise<unknown>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
