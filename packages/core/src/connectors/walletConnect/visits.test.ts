import { expect, test } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { selectRoute } from '../../stores/router.js'
import { phoneSession } from '../../testing/fakePhoneClient.js'
import {
  otherPhoneAddress,
  phoneAddress,
  setUpPhone,
} from '../../testing/setUpPhone.js'

test('what the wallet does is followed: accounts, networks and the end', async () => {
  const world = setUpPhone()
  const { phone } = world
  await world.pair()
  const topic = 'session-topic-1'
  const session = {
    ...phoneSession,
    topic,
    namespaces: {
      eip155: {
        accounts: [
          `eip155:31337:${phoneAddress}`,
          `eip155:31337:${otherPhoneAddress}`,
        ],
        chains: ['eip155:31337'] as const,
        methods: ['personal_sign'],
        events: [],
      },
    },
  }
  phone.emit({ type: 'sessionUpdated', session })
  expect(world.connected()).toMatchObject({
    accounts: [{ address: phoneAddress }, { address: otherPhoneAddress }],
    networkIds: ['eip155:31337'],
  })
  phone.emit({
    type: 'sessionEvent',
    topic,
    chainId: 'eip155:31337',
    name: 'accountsChanged',
    data: [`eip155:31337:${otherPhoneAddress.toLowerCase()}`],
  })
  expect(world.connected()?.accounts[0].address).toBe(otherPhoneAddress)
  phone.emit({
    type: 'sessionEvent',
    topic,
    chainId: 'eip155:31337',
    name: 'chainChanged',
    data: 31338,
  })
  expect(world.connected()?.caipNetworkId).toBe('eip155:31338')
  phone.emit({ type: 'sessionEnded', topic })
  expect(world.connected()).toBeUndefined()
})

test('after a reload the session is there again, and no prompt', async () => {
  const world = setUpPhone()
  await world.pair()
  await switchNetwork(world.kit, { networkId: 'eip155:31338' })
  world.stop()
  const { clock, store } = world
  const next = setUpPhone({}, { store, clock }, world.phone)
  await expect
    .poll(() => next.connected())
    .toMatchObject({
      accounts: [{ address: phoneAddress }],
      caipNetworkId: 'eip155:31338',
      peer: { name: 'Kite Phone' },
    })
  expect(world.phone.pairings).toHaveLength(1)
  world.phone.emit({
    type: 'sessionEvent',
    topic: 'session-topic-1',
    chainId: 'eip155:31337',
    name: 'chainChanged',
    data: '0x7a69',
  })
  expect(next.connected()?.caipNetworkId).toBe('eip155:31337')
})

test('what was approved while the page was away is taken', async () => {
  const world = setUpPhone()
  world.store.setItem('hasp.walletConnect', 'a pairing')
  world.stop()
  const next = setUpPhone({}, { store: world.store }, world.phone)
  await expect.poll(() => world.phone.listeners()).toBe(1)
  const session = { ...phoneSession, topic: 'late' }
  world.phone.sessions.set('late', session)
  world.phone.emit({ type: 'sessionApproved', session })
  await expect.poll(() => next.connected()?.peer?.name).toBe('Kite Phone')
  expect(next.kit.storage.get('connections')?.[0]).toMatchObject({
    connectorId: 'walletConnect',
    walletName: 'Kite Phone',
    isActive: true,
  })
})

test.each([true, false])(
  'what is approved for another tab is not ended here (it is used there: %s)',
  async (isUsed) => {
    const world = setUpPhone()
    const { clock, phone } = world
    await world.pair()
    const [before = ''] = phone.sessions.keys()
    const session = { ...phoneSession, topic: 'of another tab' }
    phone.sessions.set(session.topic, session)
    phone.emit({ type: 'sessionApproved', session })
    await clock.settle()
    expect([...phone.sessions.keys()]).toEqual([before, session.topic])
    if (isUsed) {
      phone.sessions.delete(before)
      phone.emit({ type: 'sessionEnded', topic: before })
    }
    await clock.advance(1_000)
    const left = isUsed ? session.topic : before
    await expect.poll(() => [...phone.sessions.keys()]).toEqual([left])
    await expect.poll(() => world.connected()).toBeDefined()
  },
)

test('comes back on the network that it is asked for, if the wallet serves it', async () => {
  const world = setUpPhone()
  await world.pair()
  const { connectors } = world.kit.stores.connectors.getState()
  const { signal } = new AbortController()
  const back = async (networkId: `eip155:${string}`) =>
    (await connectors[0]?.reconnect({ networkId, signal }))?.caipNetworkId
  expect(await back('eip155:31338')).toBe('eip155:31338')
  expect(await back('eip155:1')).toBe('eip155:31337')
})

test('what was approved a moment ago and ended since is asked for anew', async () => {
  const world = setUpPhone()
  const { kit, phone } = world
  const keeper = new AbortController()
  kit.pairing?.keepFresh(keeper.signal)
  await expect.poll(() => phone.pairings.length).toBe(1)
  phone.last().approve()
  await expect.poll(() => world.connected()).toBeDefined()
  await disconnect(kit)
  const connecting = connect(kit, { connectorId: 'walletConnect' })
  await expect.poll(() => phone.pairings.length).toBe(2)
  phone.last().approve()
  await connecting
  expect(phone.sessions.size).toBe(1)
  keeper.abort()
})

test('[R4.6] a wallet on a phone that is switched to is paired, then ProfileWallets shows', async () => {
  const world = setUpPhone({ features: { multiWallet: true } })
  const { kit, phone } = world
  const route = () => selectRoute(kit.stores.router.getState())
  await world.pair()
  await disconnect(kit)
  const switching = switchConnection(kit, {
    connectionId: 'eip155/walletConnect',
  })
  expect(route()).toEqual({
    view: 'ConnectingWalletConnect',
    parameters: { namespace: 'eip155' },
  })
  expect(kit.stores.modal.getState().isOpen).toBe(true)
  await expect.poll(() => phone.pairings.length).toBe(2)
  phone.last().approve()
  await switching
  expect(world.connected()).toBeDefined()
  expect(route().view).toBe('ProfileWallets')
})

test('[R4.6] on a phone the list of wallets is shown for it', async () => {
  const world = setUpPhone({}, { environment: { isMobile: () => true } })
  const { kit } = world
  await world.pair()
  await disconnect(kit)
  openModal(kit)
  const switching = switchConnection(kit, {
    connectionId: 'eip155/walletConnect',
  })
  expect(selectRoute(kit.stores.router.getState())).toEqual({
    view: 'AllWallets',
    parameters: { filter: 'eip155' },
  })
  await world.pair()
  await switching
  expect(selectRoute(kit.stores.router.getState()).view).toBe('ProfileWallets')
})

test('[R8.10] who closes the modal first is told so; a late yes still counts', async () => {
  const world = setUpPhone()
  const { kit, phone } = world
  await world.pair()
  await disconnect(kit)
  const switching = switchConnection(kit, {
    connectionId: 'eip155/walletConnect',
  })
  await expect.poll(() => phone.pairings.length).toBe(2)
  closeModal(kit)
  await expect(switching).rejects.toThrow('Modal closed')
  expect(world.connected()).toBeUndefined()
  phone.last().approve()
  await expect.poll(() => world.connected()).toBeDefined()
})
