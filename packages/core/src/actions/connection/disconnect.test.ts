import { expect, test } from 'vitest'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { writeCached } from '../../storage/cached.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getConnectedConnectorId } from './getConnectedConnectorId.js'
import { switchConnection } from './switchConnection.js'

async function setUp(features: { multiWallet?: boolean } = {}) {
  const kite = mockConnector()
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [kite, lumen] })],
    networks: testNetworks,
    features,
  })
  await connect(setup.kit, { connectorId: 'io.kite' })
  return { ...setup, kite, lumen }
}

test('[R8.24] a wallet that fails to say goodbye: disconnected, and told', async () => {
  const { kit, kite } = await setUp()
  kite.next('disconnect', () => Promise.reject(new Error('stuck')))
  await expect(disconnect(kit)).rejects.toThrow('Failed to disconnect')
  expect(
    selectConnected(kit.stores.connections.getState(), 'eip155'),
  ).toBeUndefined()
})

test('behavior: the state ends at once, whatever the wallet does', async () => {
  const { clock, kit, kite } = await setUp()
  kite.next('disconnect', () => new Promise(() => undefined))
  const outcome = disconnect(kit).catch((error: unknown) => error)
  expect(
    selectConnected(kit.stores.connections.getState(), 'eip155'),
  ).toBeUndefined()
  expect(kit[internals].storage.get('disconnectedConnectorIds')).toEqual([
    'eip155/io.kite',
  ])
  await clock.advance(3_000)
  expect(await outcome).toMatchObject({ code: 'DISCONNECT_FAILED' })
})

test('what did not answer before everything was disconnected stays away, too', async () => {
  const { clock, kite, stop, store } = await setUp()
  stop()
  const visit = () =>
    createTestKit(
      {
        adapters: [mockAdapter({ connectors: [kite] })],
        networks: testNetworks,
      },
      { clock, store },
    )
  kite.next('reconnect', () => Promise.reject(new Error('still starting')))
  const second = visit()
  await clock.advance(5_000)
  await disconnect(second.kit)
  second.stop()
  const third = visit()
  await clock.advance(5_000)
  expect(
    selectConnected(third.kit.stores.connections.getState(), 'eip155'),
  ).toBeUndefined()
  third.stop()
})

test('behavior: disconnecting one of several leaves the others', async () => {
  const { kit, lumen } = await setUp({ multiWallet: true })
  await connect(kit, { connectorId: 'io.lumen' })
  await disconnect(kit, { connectionId: 'eip155/io.lumen' })
  expect(
    selectConnected(kit.stores.connections.getState(), 'eip155')?.connectorId,
  ).toBe('io.kite')
  expect(lumen.calls).toEqual(['connect', 'disconnect'])
})

test('behavior: connecting again after a disconnection works at once', async () => {
  const { kit } = await setUp()
  await disconnect(kit)
  const { status } = await connect(kit, { connectorId: 'io.kite' })
  expect(status).toBe('connected')
  expect(kit[internals].storage.get('disconnectedConnectorIds')).toEqual([])
})

test('[R8.25] the connector in use needs a namespace', async () => {
  const { kit } = await setUp()
  expect(getConnectedConnectorId(kit, { namespace: 'eip155' })).toBe('io.kite')
  const empty = createTestKit()
  expect(() => getConnectedConnectorId(empty.kit)).toThrow(
    'Namespace is required for CONNECTED_CONNECTOR_ID',
  )
})

test('[R4.5] switching to a connected connection confirms it with its wallet', async () => {
  const { kit, kite } = await setUp({ multiWallet: true })
  await connect(kit, { connectorId: 'io.lumen' })
  await switchConnection(kit, { connectionId: 'eip155/io.kite' })
  expect(kite.calls).toEqual(['connect', 'reconnect'])
  expect(kit.stores.connections.getState().active.eip155).toBe('eip155/io.kite')
})

test('[R8.22] switching to a connection without a connector is told', async () => {
  const { kit } = await setUp()
  await expect(
    switchConnection(kit, { connectionId: 'eip155/io.gone' }),
  ).rejects.toThrow('No connector found for connection: eip155/io.gone')
})

test('[R4.7] [R8.23] a connection that is on its way cannot be switched to', async () => {
  const { kit, lumen } = await setUp({ multiWallet: true })
  lumen.next('connect', () => new Promise(() => undefined))
  void connect(kit, { connectorId: 'io.lumen' }).catch(() => undefined)
  await expect(
    switchConnection(kit, { connectionId: 'eip155/io.lumen' }),
  ).rejects.toThrow('Invalid connection status: connecting')
})

test('behavior: switching to a disconnected wallet connects it anew', async () => {
  const { kit, kite } = await setUp({ multiWallet: true })
  await disconnect(kit)
  await switchConnection(kit, { connectionId: 'eip155/io.kite' })
  expect(kite.calls).toEqual(['connect', 'disconnect', 'connect'])
})

test('F-14 disconnecting ends an attempt: a late approval connects nobody', async () => {
  const { clock, kit, lumen } = await setUp({ multiWallet: true })
  let answer: (value: unknown) => void = () => undefined
  lumen.next('connect', () => new Promise((resolve) => (answer = resolve)))
  const outcome = connect(kit, { connectorId: 'io.lumen' }).catch(
    (error: unknown) => error,
  )
  await disconnect(kit)
  expect(await outcome).toMatchObject({ cause: { code: 'CANCELLED' } })
  answer({ accounts: [{ address: own, type: 'eoa' }], caipNetworkId: there })
  await clock.settle()
  expect(connectedIds(kit)).toEqual([])
  expect(kit.stores.connections.getState().attempt).toEqual({ phase: 'idle' })
})

test('behavior: disconnecting one wallet lets the attempt with another go on', async () => {
  const { clock, kit, lumen } = await setUp({ multiWallet: true })
  lumen.next(
    'connect',
    () =>
      new Promise((resolve) =>
        clock.after(1_000, () =>
          resolve({
            accounts: [{ address: own, type: 'eoa' }],
            caipNetworkId: there,
          }),
        ),
      ),
  )
  const outcome = connect(kit, { connectorId: 'io.lumen' })
  await disconnect(kit, { connectionId: 'eip155/io.kite' })
  await clock.advance(1_000)
  expect((await outcome).status).toBe('connected')
  expect(connectedIds(kit)).toEqual(['eip155/io.lumen'])
})

test('T-STO-05 what was kept of the accounts goes with them', async () => {
  const { kit } = await setUp()
  const kept = { value: '1', decimals: 18, symbol: 'ETH' }
  const other = `0x${'12'.repeat(20)}`
  for (const address of [own, other])
    for (const networkId of ['eip155:1', there])
      writeCached(
        kit[internals],
        'nativeBalances',
        `${networkId}:${address}`,
        kept,
      )
  writeCached(kit[internals], 'portfolios', `eip155:1:${own}`, [])
  await disconnect(kit)
  expect(kit[internals].storage.get('portfolios')).toBeUndefined()
  expect(
    Object.keys(kit[internals].storage.get('nativeBalances') ?? {}),
  ).toEqual([`eip155:1:${other}`, `${there}:${other}`])
})

test('behavior: a wallet gone while it is switched to stays gone', async () => {
  const { kit, kite } = await setUp({ multiWallet: true })
  await connect(kit, { connectorId: 'io.lumen' })
  let answer: (value: unknown) => void = () => undefined
  kite.next('reconnect', () => new Promise((resolve) => (answer = resolve)))
  const outcome = switchConnection(kit, { connectionId: 'eip155/io.kite' })
  await disconnect(kit, { connectionId: 'eip155/io.kite' })
  answer({ accounts: [{ address: own, type: 'eoa' }], caipNetworkId: there })
  await expect(outcome).rejects.toMatchObject({ code: 'WALLET_DISCONNECTED' })
  expect(connectedIds(kit)).toEqual(['eip155/io.lumen'])
})

test('behavior: a wallet that took its grant back is found out by a switch', async () => {
  const { kit, kite } = await setUp({ multiWallet: true })
  await connect(kit, { connectorId: 'io.lumen' })
  kite.grant(undefined)
  await expect(
    switchConnection(kit, { connectionId: 'eip155/io.kite' }),
  ).rejects.toMatchObject({ code: 'WALLET_DISCONNECTED' })
  expect(connectedIds(kit)).toEqual(['eip155/io.lumen'])
})

test('behavior: declining to connect anew leaves the wallet on the list', async () => {
  const { kit, kite } = await setUp({ multiWallet: true })
  await disconnect(kit)
  const before = kit.stores.connections.getState().byId
  kite.next('connect', () => Promise.reject(new KitError('USER_REJECTED')))
  await switchConnection(kit, { connectionId: 'eip155/io.kite' }).catch(
    () => undefined,
  )
  expect(kit.stores.connections.getState().byId).toEqual(before)
  expect(kit[internals].storage.get('connections')).toHaveLength(1)
})

test('[R8.49] [R8.50] [R9.25] a multi-wallet call while it is off, as it is by default, raises the alert', async () => {
  const { kit, lumen } = await setUp()
  kit[internals].stores.connections.setState(({ byId }) => ({
    byId: new Map(byId).set('eip155/io.lumen', {
      id: 'eip155/io.lumen',
      namespace: 'eip155',
      connectorId: 'io.lumen',
      status: 'disconnected',
      lastKnown: { accounts: [], caipNetworkId: there, walletName: 'Lumen' },
    }),
  }))
  await switchConnection(kit, { connectionId: 'eip155/io.lumen' })
  expect(kit.stores.alerts.getState().code).toBe('MULTI_WALLET_NOT_ENABLED')
  expect(lumen.calls).toEqual(['connect'])
  expect(connectedIds(kit)).toEqual(['eip155/io.lumen'])
})

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const there = 'eip155:31338'

function connectedIds({ stores }: Pick<Kit, 'stores'>) {
  return [...stores.connections.getState().byId.values()]
    .filter(({ status }) => status === 'connected')
    .map(({ id }) => id)
}
