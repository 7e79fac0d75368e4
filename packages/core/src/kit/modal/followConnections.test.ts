import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { openModal } from '../../actions/modal/openModal.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'

async function setUp() {
  const kite = mockConnector()
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const { kit } = createTestKit({
    adapters: [mockAdapter({ connectors: [kite, lumen] })],
    networks: testNetworks,
    features: { multiWallet: true },
  })
  await connect(kit, { connectorId: 'io.lumen' })
  await connect(kit, { connectorId: 'io.kite' })
  openModal(kit)
  const isOpen = () => kit.stores.modal.getState().isOpen
  return { isOpen, kit, kite }
}

test('the modal closes when the visitor ends the last connection, and not before', async () => {
  const { isOpen, kit } = await setUp()
  await disconnect(kit, { connectionId: 'eip155/io.kite' })
  expect(isOpen()).toBe(true)
  await disconnect(kit)
  expect(isOpen()).toBe(false)
})

test('the modal closes when the wallet ends the last connection, and says so', async () => {
  const { isOpen, kit, kite } = await setUp()
  const notices: unknown[] = []
  kit.events.on('CONNECTION_NOTICE', (notice) => notices.push(notice))
  await disconnect(kit, { connectionId: 'eip155/io.lumen' })
  expect(notices).toEqual([])
  kite.emit({ type: 'disconnected' })
  expect(kit.stores.connections.getState().active.eip155).toBeUndefined()
  expect(isOpen()).toBe(false)
  expect(notices).toEqual([
    { connectorId: 'io.kite', namespace: 'eip155', reason: 'ended' },
  ])
})

test('a visitor who is choosing a wallet goes on when another one leaves', async () => {
  const { isOpen, kit, kite } = await setUp()
  await disconnect(kit, { connectionId: 'eip155/io.lumen' })
  openModal(kit, { route: { view: 'Connect' } })
  kite.emit({ type: 'disconnected' })
  expect(isOpen()).toBe(true)
})

test('the modal stays open when the site connects anew as soon as it hears of the end', async () => {
  const { isOpen, kit } = await setUp()
  const attempts: Promise<unknown>[] = []
  kit.events.on('DISCONNECT', () => {
    if (attempts.length === 0)
      attempts.push(connect(kit, { connectorId: 'io.kite' }))
  })
  await disconnect(kit)
  await Promise.all(attempts)
  expect(isOpen()).toBe(true)
})
