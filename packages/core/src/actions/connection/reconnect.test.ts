import { expect, test } from 'vitest'
import { internals } from '../../kit/internals.js'
import {
  selectActive,
  selectConnected,
} from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { switchConnection } from './switchConnection.js'
import { undoDisconnect } from './undoDisconnect.js'

const never = () => new Promise<never>(() => undefined)

/** A page with these wallets; `reload` leaves it and opens it again. */
function openPage(
  connectors: readonly ReturnType<typeof mockConnector>[],
  options: { multiWallet?: boolean } = {},
  store?: ReturnType<typeof createTestKit>['store'],
) {
  const adapter = mockAdapter({ connectors })
  const setup = createTestKit(
    { adapters: [adapter], networks: testNetworks, features: options },
    store ? { store } : {},
  )
  return {
    ...setup,
    adapter,
    reload(next = connectors) {
      setup.stop()
      return openPage(next, options, setup.store)
    },
  }
}

const active = ({ kit }: Pick<ReturnType<typeof openPage>, 'kit'>) =>
  selectConnected(kit.stores.connections.getState(), 'eip155')

test('[R3.22] a reload asks silently and ends connected with a provider', async () => {
  const kite = mockConnector()
  const page = openPage([kite])
  await connect(page.kit, { connectorId: 'io.kite' })
  const next = page.reload()
  expect(
    next.kit.stores.connections.getState().byId.get('eip155/io.kite')?.status,
  ).toBe('reconnecting')
  await next.clock.settle()
  expect(active(next)?.connectorId).toBe('io.kite')
  expect(kite.calls).toEqual(['connect', 'reconnect'])
})

test('[R3.15] the wallet in use is stored by id and name', async () => {
  const page = openPage([mockConnector()])
  await connect(page.kit, { connectorId: 'io.kite' })
  expect(page.kit[internals].storage.get('wallet')).toEqual({
    id: 'io.kite',
    name: 'Kite',
  })
})

test('behavior: disconnected stays disconnected over a reload, unasked', async () => {
  const kite = mockConnector()
  const page = openPage([kite])
  await connect(page.kit, { connectorId: 'io.kite' })
  await disconnect(page.kit)
  const next = page.reload()
  await next.clock.advance(10_000)
  expect(active(next)).toBeUndefined()
  expect(kite.calls).toEqual(['connect', 'disconnect'])
})

test('behavior: a disconnection taken back asks silently', async () => {
  const kite = mockConnector()
  const page = openPage([kite])
  await connect(page.kit, { connectorId: 'io.kite' })
  await disconnect(page.kit)
  const isBack = await undoDisconnect(page.kit, {
    connectionId: 'eip155/io.kite',
  })
  expect(isBack).toBe(true)
  expect(kite.calls).toEqual(['connect', 'disconnect', 'reconnect'])
  const next = page.reload()
  await next.clock.settle()
  expect(active(next)?.connectorId).toBe('io.kite')
})

test('F-16 wallets are asked side by side; one that hangs ends after 3 s', async () => {
  const kite = mockConnector()
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const page = openPage([kite, lumen], { multiWallet: true })
  await connect(page.kit, { connectorId: 'io.kite' })
  await connect(page.kit, { connectorId: 'io.lumen' })
  kite.next('reconnect', never)
  const next = page.reload()
  await next.clock.settle()
  expect(active(next)?.connectorId).toBe('io.lumen')
  expect(isLoading(next.kit, 'eip155')).toBe(true)
  await next.clock.advance(3_000)
  expect(
    next.kit.stores.connections.getState().byId.get('eip155/io.kite')?.status,
  ).toBe('disconnected')
  expect(isLoading(next.kit, 'eip155')).toBe(false)
})

test('F-20 a wallet injected late is taken back; one that never comes ends', async () => {
  const kite = mockConnector()
  const page = openPage([kite])
  await connect(page.kit, { connectorId: 'io.kite' })
  const late = page.reload([])
  await late.clock.advance(3_000)
  late.adapter.add(kite)
  await late.clock.settle()
  expect(active(late)?.connectorId).toBe('io.kite')

  const gone = late.reload([])
  await gone.clock.advance(4_000)
  expect(
    gone.kit.stores.connections.getState().byId.get('eip155/io.kite')?.status,
  ).toBe('disconnected')
})

test('T-INJ-01 two wallets that claim one identity are not asked silently', async () => {
  const real = mockConnector()
  const page = openPage([real])
  await connect(page.kit, { connectorId: 'io.kite' })
  const twin = mockConnector({ id: 'io.kite#2', storageId: 'io.kite' })
  const next = page.reload([twin, real])
  await next.clock.advance(5_000)
  expect(active(next)).toBeUndefined()
  expect([...twin.calls, ...real.calls]).toEqual(['connect'])
})

test('behavior: the wallet in use is in use again, whoever answers first', async () => {
  const kite = mockConnector()
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const page = openPage([kite, lumen], { multiWallet: true })
  await connect(page.kit, { connectorId: 'io.kite' })
  await connect(page.kit, { connectorId: 'io.lumen' })
  await switchConnection(page.kit, { connectionId: 'eip155/io.kite' })
  const next = page.reload()
  await next.clock.settle()
  expect(
    selectActive(next.kit.stores.connections.getState(), 'eip155')?.id,
  ).toBe('eip155/io.kite')
})

test('F-30 another tab connects and disconnects; this one follows', async () => {
  const kite = mockConnector()
  const first = openPage([kite])
  const second = openPage([kite], {}, first.store)
  await connect(first.kit, { connectorId: 'io.kite' })
  second.changeElsewhere('hasp.connections')
  await second.clock.settle()
  expect(active(second)?.connectorId).toBe('io.kite')

  await disconnect(first.kit)
  second.changeElsewhere('hasp.disconnectedConnectorIds')
  await second.clock.settle()
  expect(active(second)).toBeUndefined()
  expect(kite.calls.filter((call) => call === 'disconnect')).toHaveLength(1)
})

test('[R4.15] [R3.23] the theme follows the other tabs', () => {
  const page = openPage([])
  page.store.setItem('theme', 'light')
  page.changeElsewhere('theme')
  expect(page.kit.stores.theme.getState().mode).toBe('light')
})

test('[R3.16] the chosen network is there again after a reload', () => {
  const page = openPage([])
  page.kit[internals].stores.networks.setState({
    selected: { eip155: 'eip155:31338' },
  })
  const next = page.reload()
  expect(next.kit.stores.networks.getState().selected.eip155).toBe(
    'eip155:31338',
  )
})

test('F-48 stopping the kit leaves no listener and no timer', async () => {
  const kite = mockConnector()
  const page = openPage([kite])
  await connect(page.kit, { connectorId: 'io.kite' })
  page.stop()
  expect(kite.listeners()).toBe(0)
  expect(page.clock.waiting()).toBe(0)
  const restart = page.kit.start()
  const nested = page.kit.start()
  restart()
  expect(page.kit[internals].lifetime()).toBeDefined()
  nested()
  expect(page.kit[internals].lifetime()).toBeUndefined()
})
