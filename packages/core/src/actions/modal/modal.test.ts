import { expect, test } from 'vitest'
import { selectRoute } from '../../stores/router.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { fakeSignIn } from '../../testing/fakeSignIn.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { closeModal } from './closeModal.js'
import { goBack } from './goBack.js'
import { navigate } from './navigate.js'
import { openModal } from './openModal.js'
import { showSnackbar } from './showSnackbar.js'

function setUp(options: Parameters<typeof createTestKit>[0] = {}) {
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [mockConnector()] })],
    networks: testNetworks,
    ...options,
  })
  const view = () => selectRoute(setup.kit.stores.router.getState()).view
  return { ...setup, view }
}

test('[R2.34] [R2.33] opening shows Connect, and Account once connected', async () => {
  const { kit, view } = setUp()
  openModal(kit)
  expect([kit.stores.modal.getState().isOpen, view()]).toEqual([
    true,
    'Connect',
  ])
  closeModal(kit)
  await connect(kit, { connectorId: 'io.kite' })
  openModal(kit)
  expect(view()).toBe('Account')
})

test('[R2.32] an explicit view is used', () => {
  const { kit, view } = setUp()
  openModal(kit, { route: { view: 'Networks' } })
  expect(view()).toBe('Networks')
})

test('[R2.31] without adapters and address a way to pair is shown', () => {
  const desktop = setUp({ adapters: [] })
  openModal(desktop.kit)
  expect(desktop.view()).toBe('ConnectingWalletConnectBasic')
  const phone = createTestKit(
    { adapters: [] },
    { environment: { isMobile: () => true } },
  )
  openModal(phone.kit)
  expect(selectRoute(phone.kit.stores.router.getState()).view).toBe(
    'AllWallets',
  )
})

test('[R2.35] closing resets the view to Connect', async () => {
  const { kit, view } = setUp()
  await connect(kit, { connectorId: 'io.kite' })
  openModal(kit)
  closeModal(kit)
  expect(kit.stores.modal.getState().isOpen).toBe(false)
  expect(view()).toBe('Connect')
})

test('[R2.36] embedded, closing shows Account or Connect', async () => {
  const { kit, view } = setUp()
  closeModal(kit, { isEmbedded: true })
  expect(view()).toBe('Connect')
  await connect(kit, { connectorId: 'io.kite' })
  closeModal(kit, { isEmbedded: true })
  expect(view()).toBe('Account')
})

test('[R2.37] [R9.2] [R4.1] closing is refused while a visitor is asked who has to sign in: one shake of 500 ms', async () => {
  let isAsked = true
  const { clock, kit } = setUp({
    siwx: fakeSignIn({ isClosingBlocked: () => isAsked }),
  })
  openModal(kit)
  closeModal(kit)
  expect(kit.stores.modal.getState()).toMatchObject({
    isOpen: true,
    isShaking: true,
  })
  await clock.advance(499)
  expect(kit.stores.modal.getState().isShaking).toBe(true)
  await clock.advance(1)
  expect(kit.stores.modal.getState().isShaking).toBe(false)
  isAsked = false
  closeModal(kit)
  expect(kit.stores.modal.getState().isOpen).toBe(false)
})

test('[R2.25] back with one entry closes; [R2.23] else it pops one', () => {
  const { kit, view } = setUp()
  openModal(kit)
  navigate(kit, { type: 'push', route: { view: 'WhatIsAWallet' } })
  goBack(kit)
  expect(view()).toBe('Connect')
  goBack(kit)
  expect(kit.stores.modal.getState().isOpen).toBe(false)
})

test('[R2.24] back to Connect while connected shows Account instead', async () => {
  const { kit, view } = setUp()
  openModal(kit)
  navigate(kit, { type: 'push', route: { view: 'WhatIsAWallet' } })
  await connect(kit, { connectorId: 'io.kite' })
  goBack(kit)
  expect(view()).toBe('Account')
})

test('behavior: closing gives up the attempt that waits', async () => {
  const kite = mockConnector()
  const { kit } = setUp({ adapters: [mockAdapter({ connectors: [kite] })] })
  kite.next('connect', () => new Promise(() => undefined))
  openModal(kit)
  const outcome = connect(kit, { connectorId: 'io.kite' }).catch(() => 'ended')
  closeModal(kit)
  expect(await outcome).toBe('ended')
})

test('[R4.14] [R9.2] a new message hides the open one and shows after 150 ms', async () => {
  const { clock, kit } = setUp()
  const { snackbar } = kit.stores
  showSnackbar(kit, { message: 'One', variant: 'info' })
  expect(snackbar.getState()).toMatchObject({ message: 'One', open: true })
  showSnackbar(kit, { message: 'Two', variant: 'success' })
  expect(snackbar.getState().open).toBe(false)
  await clock.advance(149)
  expect(snackbar.getState().open).toBe(false)
  await clock.advance(1)
  expect(snackbar.getState()).toMatchObject({ message: 'Two', open: true })
})

test('behavior: a message with a button is there for 10 s', async () => {
  const { clock, kit } = setUp()
  const { snackbar } = kit.stores
  const action = { label: 'Undo', run: () => undefined }
  showSnackbar(kit, { message: 'Disconnected', variant: 'success', action })
  await clock.advance(9_999)
  expect(snackbar.getState().open).toBe(true)
  await clock.advance(1)
  expect(snackbar.getState().open).toBe(false)
})

test('behavior: a message closes after 5 s, a loading one stays', async () => {
  const { clock, kit } = setUp()
  const { snackbar } = kit.stores
  showSnackbar(kit, { message: 'Copied', variant: 'success' })
  await clock.advance(5_000)
  expect(snackbar.getState().open).toBe(false)
  showSnackbar(kit, { message: 'Sending', variant: 'loading' })
  await clock.advance(60_000)
  expect(snackbar.getState().open).toBe(true)
})
