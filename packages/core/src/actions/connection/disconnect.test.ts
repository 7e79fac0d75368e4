import { expect, test } from 'vitest'
import { selectConnected } from '../../stores/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getConnectedConnectorId } from './getConnectedConnectorId.js'
import { switchConnection } from './switchConnection.js'

async function setUp({ multiWallet = false } = {}) {
  const kite = mockConnector()
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const world = createTestKit({
    adapters: [mockAdapter({ connectors: [kite, lumen] })],
    networks: testNetworks,
    features: { multiWallet },
  })
  await connect(world.kit, { connectorId: 'io.kite' })
  return { ...world, kite, lumen }
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
  expect(kit.storage.get('disconnectedConnectorIds')).toEqual(['io.kite'])
  await clock.advance(3_000)
  expect(await outcome).toMatchObject({ code: 'DISCONNECT_FAILED' })
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
  expect(kit.storage.get('disconnectedConnectorIds')).toEqual([])
})

test('[R8.25] the connector in use needs a family', async () => {
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
