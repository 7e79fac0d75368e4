import { expect, test } from 'vitest'
import { cancelConnect } from '../../../actions/connection/cancelConnect.js'
import { closeModal } from '../../../actions/modal/closeModal.js'
import { openModal } from '../../../actions/modal/openModal.js'
import { findPairing } from '../../../kit/connection/findPairing.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import {
  ready,
  setUpPairing,
} from '../../../testing/walletConnect/setUpPairing.js'
import { walletConnect } from '../walletConnect.js'

const minuteMs = 60_000

test('[R4.3] everybody shares one pending pairing while it is valid', async () => {
  const setup = setUpPairing()
  const { clock, kit, phone } = setup
  const tab = new AbortController()
  findPairing(kit)?.keepFresh(tab.signal)
  await ready(setup)
  const { outcome } = setup.start()
  await ready(setup)
  cancelConnect(kit)
  expect(await outcome).toMatchObject({ error: { code: 'CONNECT_FAILED' } })
  tab.abort()
  await clock.advance(3.8 * minuteMs)
  void setup.start()
  await clock.settle()
  expect(phone.pairings).toHaveLength(1)
  phone.last().approve()
  await expect.poll(setup.phase).toBe('approved')
})

test('[R4.4] an expired pairing is made anew', async () => {
  const setup = setUpPairing()
  const { clock, kit, phone } = setup
  const first = setup.start()
  await ready(setup)
  cancelConnect(kit)
  await first.outcome
  await clock.advance(4 * minuteMs)
  expect(setup.phase()).toBe('idle')
  const { outcome } = setup.start()
  await ready(setup)
  expect(phone.pairings).toHaveLength(2)
  phone.last().approve()
  expect(await outcome).toHaveProperty('connection')
})

test('[R4.3] with less than ten seconds left it is no longer handed out', async () => {
  const setup = setUpPairing()
  const first = setup.start()
  await ready(setup)
  cancelConnect(setup.kit)
  await first.outcome
  await setup.clock.advance(4 * minuteMs - 10_000)
  void setup.start()
  await expect.poll(() => setup.phone.pairings.length).toBe(2)
})

test('[R4.18] a pairing expires four minutes after it was made', async () => {
  const setup = setUpPairing()
  const { clock, kit, phone } = setup
  const first = setup.start()
  await ready(setup)
  const state = kit.stores.pairing.getState()
  expect(state).toMatchObject({ expiresAt: clock.now() + 4 * minuteMs })
  cancelConnect(kit)
  await first.outcome
  await clock.advance(4 * minuteMs - 1)
  expect(setup.phase()).toBe('ready')
  expect(phone.last().isCancelled()).toBe(false)
  await clock.advance(1)
  expect(setup.phase()).toBe('idle')
  expect(phone.last().isCancelled()).toBe(true)
})

test('a code on show renews itself, and the old one wins until its end', async () => {
  const setup = setUpPairing()
  const { clock, phone } = setup
  const { outcome } = setup.start()
  await ready(setup)
  const [old] = phone.pairings
  await clock.advance(4 * minuteMs - 20_000)
  expect(phone.pairings).toHaveLength(2)
  expect(setup.kit.stores.pairing.getState()).toMatchObject({
    phase: 'ready',
    uri: phone.last().uri,
  })
  await clock.advance(19_999)
  expect(old?.isCancelled()).toBe(false)
  old?.approve()
  expect(await outcome).toHaveProperty('connection')
  expect(phone.last().isCancelled()).toBe(true)
})

test('after ten renewals a code that nobody scans ends the attempt', async () => {
  const setup = setUpPairing()
  const { clock, phone } = setup
  const { outcome } = setup.start()
  await ready(setup)
  await clock.advance(44 * minuteMs)
  expect(phone.pairings).toHaveLength(11)
  expect(await outcome).toMatchObject({
    error: { code: 'CONNECT_FAILED', cause: { code: 'PAIRING_EXPIRED' } },
  })
  expect(setup.phase()).toBe('failed')
  const again = setup.start()
  await ready(setup)
  phone.last().approve()
  expect(await again.outcome).toHaveProperty('connection')
})

test('a code that a wallet has seen is not taken away from its owner', async () => {
  const setup = setUpPairing()
  const { clock, events, phone } = setup
  const { outcome } = setup.start()
  await ready(setup)
  const [seen] = phone.pairings
  seen?.see()
  expect(setup.phase()).toBe('seen')
  await clock.advance(4 * minuteMs)
  expect(setup.phase()).toBe('ready')
  expect(phone.pairings).toHaveLength(2)
  seen?.approve()
  expect(await outcome).toHaveProperty('connection')
  expect(events).toEqual(
    expect.arrayContaining([
      'PAIRING_CREATED',
      'PAIRING_SEEN',
      'PAIRING_EXPIRED',
    ]),
  )
})

test('[R8.12] [R8.30] who declines is told so, and may be asked again at once', async () => {
  const setup = setUpPairing()
  const { phone } = setup
  const { outcome } = setup.start()
  await ready(setup)
  phone.last().reject()
  expect(await outcome).toMatchObject({
    error: {
      message: 'Connection rejected',
      cause: { code: 'USER_REJECTED' },
    },
  })
  expect(setup.kit.stores.pairing.getState()).toMatchObject({
    phase: 'failed',
    error: { code: 'USER_REJECTED' },
  })
  const again = setup.start()
  await ready(setup)
  expect(phone.pairings).toHaveLength(2)
  phone.last().approve()
  expect(await again.outcome).toHaveProperty('connection')
})

test('giving up takes the code back, unless a wallet has seen it', async () => {
  const setup = setUpPairing()
  const { kit, phone } = setup
  const tab = new AbortController()
  findPairing(kit)?.keepFresh(tab.signal)
  await ready(setup)
  findPairing(kit)?.cancel()
  expect(setup.phase()).toBe('idle')
  expect(phone.last().isCancelled()).toBe(true)
  void setup.start()
  await ready(setup)
  phone.last().see()
  cancelConnect(kit)
  findPairing(kit)?.cancel()
  expect(setup.phase()).toBe('idle')
  phone.last().approve()
  const { approvals, connections } = kit.stores
  await expect.poll(() => approvals.getState().waiting).toHaveLength(1)
  expect(connections.getState().active.eip155).toBeUndefined()
})

test('[R4.3] who comes back to a closed modal soon finds the same code', async () => {
  const setup = setUpPairing()
  const { clock, kit, phone } = setup
  const first = setup.start()
  await ready(setup)
  openModal(kit)
  closeModal(kit)
  await first.outcome
  await clock.advance(9_000)
  const { outcome } = setup.start()
  await ready(setup)
  await clock.advance(60_000)
  expect(phone.pairings).toHaveLength(1)
  expect(phone.last().isCancelled()).toBe(false)
  phone.last().approve()
  expect(await outcome).toHaveProperty('connection')
})

test('[R4.3] a link that is opened from a page in view outlives the trip to the wallet', async () => {
  const setup = setUpPairing()
  const { clock, kit, phone } = setup
  const list = new AbortController()
  openModal(kit)
  findPairing(kit)?.keepFresh(list.signal)
  await ready(setup)
  await clock.advance(3 * minuteMs)
  phone.last().approve()
  await expect
    .poll(() => kit.stores.connections.getState().active.eip155)
    .toBe('eip155/walletConnect')
  list.abort()
})

test('nothing is loaded or contacted before anybody wants to connect', async () => {
  const setup = setUpPairing()
  await setup.clock.advance(10_000)
  expect(setup.phone.listeners()).toBe(0)
  expect(setup.phone.proposals).toEqual([])
  expect(findPairing(setup.kit)?.relayHost).toBe('relay.example')
})

test('without a relay and a project id there is nothing to connect by', () => {
  const { kit } = createTestKit({
    networks: testNetworks,
    connectors: [walletConnect()],
  })
  expect(findPairing(kit)).toBeUndefined()
  expect(kit.stores.connectors.getState().connectors).toEqual([])
  const setup = createTestKit({
    networks: testNetworks,
    connectors: [walletConnect({ projectId: 'abc' })],
  })
  expect(findPairing(setup.kit)?.relayHost).toBe('relay.walletconnect.org')
})

test('stopping the kit ends everything', async () => {
  const setup = setUpPairing()
  const { clock, phone, stop } = setup
  const { outcome } = setup.start()
  await ready(setup)
  stop()
  expect(await outcome).toMatchObject({ error: { code: 'CONNECT_FAILED' } })
  expect(setup.phase()).toBe('idle')
  expect(phone.listeners()).toBe(0)
  expect(clock.waiting()).toBe(0)
})

test('a client of the site’s own is not made before it is needed', async () => {
  const { kit, phone } = setUpPairing()
  await findPairing(kit)?.preload?.()
  expect(phone.listeners()).toBe(0)
})
