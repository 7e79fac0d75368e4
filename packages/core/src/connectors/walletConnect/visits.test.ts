import { expect, test } from 'vitest'
import { acceptApproval } from '../../actions/connection/acceptApproval.js'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { findPairing } from '../../kit/connection/findPairing.js'
import { internals } from '../../kit/internals.js'
import { selectRoute } from '../../stores/router.js'
import { phoneSession } from '../../testing/walletConnect/fakePhoneClient.js'
import {
  bothNamespaces,
  otherPhoneAddress,
  phoneAddress,
  setUpPhone,
} from '../../testing/walletConnect/setUpPhone.js'

test('what the wallet does is followed: accounts, networks and the end', async () => {
  const setup = setUpPhone()
  const { phone } = setup
  await setup.pair()
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
  expect(setup.connected()).toMatchObject({
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
  expect(setup.connected()?.accounts[0].address).toBe(otherPhoneAddress)
  phone.emit({
    type: 'sessionEvent',
    topic,
    chainId: 'eip155:31337',
    name: 'chainChanged',
    data: 31338,
  })
  expect(setup.connected()?.caipNetworkId).toBe('eip155:31338')
  phone.emit({ type: 'sessionEnded', topic })
  expect(setup.connected()).toBeUndefined()
})

test.each([
  ['one that goes anywhere', ['personal_sign', 'wallet_switchEthereumChain']],
  ['one that stays where it is', ['personal_sign']],
])(
  'an update that takes the network in use away is followed at once, by %s',
  async (_, methods) => {
    const setup = setUpPhone()
    const { phone } = setup
    const { eip155 } = phoneSession.namespaces
    if (!eip155) throw new Error('nothing granted')
    await setup.pair({ namespaces: { eip155: { ...eip155, methods } } })
    expect(setup.connected()?.caipNetworkId).toBe('eip155:31337')
    const [session] = phone.sessions.values()
    if (!session) throw new Error('no session')
    const update = (chain: 'eip155:31337' | 'eip155:31338') =>
      phone.emit({
        type: 'sessionUpdated',
        session: {
          ...session,
          namespaces: {
            eip155: {
              accounts: [`${chain}:${phoneAddress}`],
              chains: [chain],
              methods,
              events: [],
            },
          },
        },
      })
    update('eip155:31338')
    expect(setup.connected()?.caipNetworkId).toBe('eip155:31338')
    // And back again, as often as the owner likes.
    update('eip155:31337')
    expect(setup.connected()?.caipNetworkId).toBe('eip155:31337')
    await setup.provider().request({ method: 'personal_sign', params: ['0x'] })
    expect(phone.requests.at(-1)?.chainId).toBe('eip155:31337')
  },
)

test('a network that the wallet itself went to stays, whatever an update lists', async () => {
  const setup = setUpPhone()
  const { phone } = setup
  const { eip155 } = phoneSession.namespaces
  if (!eip155) throw new Error('nothing granted')
  const methods = ['personal_sign', 'wallet_switchEthereumChain']
  await setup.pair({ namespaces: { eip155: { ...eip155, methods } } })
  const [session] = phone.sessions.values()
  if (!session) throw new Error('no session')
  phone.emit({
    type: 'sessionEvent',
    topic: session.topic,
    chainId: 'eip155:31337',
    name: 'chainChanged',
    data: 999,
  })
  phone.emit({ type: 'sessionUpdated', session })
  expect(setup.connected()?.caipNetworkId).toBe('eip155:999')
})

test('after a reload the session is there again, and no prompt', async () => {
  const setup = setUpPhone()
  await setup.pair()
  await switchNetwork(setup.kit, { networkId: 'eip155:31338' })
  setup.stop()
  const { clock, store } = setup
  const next = setUpPhone({}, { store, clock }, setup.phone)
  await expect
    .poll(() => next.connected())
    .toMatchObject({
      accounts: [{ address: phoneAddress }],
      caipNetworkId: 'eip155:31338',
      peer: { name: 'Kite Phone' },
    })
  expect(setup.phone.pairings).toHaveLength(1)
  setup.phone.emit({
    type: 'sessionEvent',
    topic: 'session-topic-1',
    chainId: 'eip155:31337',
    name: 'chainChanged',
    data: '0x7a69',
  })
  expect(next.connected()?.caipNetworkId).toBe('eip155:31337')
})

test('after a reload the session is there again, however slowly its code comes', async () => {
  const setup = setUpPhone()
  await setup.pair()
  setup.stop()
  const { clock, phone, store } = setup
  let letCodeCome = () => {}
  const code = new Promise<void>((resolve) => {
    letCodeCome = resolve
  })
  const create: typeof phone.create = (parameters) =>
    code.then(() => phone.create(parameters))
  const next = setUpPhone({}, { clock, store }, { ...phone, create })
  await clock.advance(15_000)
  expect(next.connected()).toBeUndefined()
  letCodeCome()
  await expect.poll(() => next.connected()?.peer?.name).toBe('Kite Phone')
  expect(phone.pairings).toHaveLength(1)
})

/** A page that is left while a code is on show, and the next one. */
async function reloadWhilePairing() {
  const setup = setUpPhone()
  const connecting = connect(setup.kit, { connectorId: 'walletConnect' })
  connecting.catch(() => undefined)
  await expect.poll(() => setup.phone.pairings.length).toBe(1)
  setup.store.setItem('hasp.sessions', 'a pairing')
  setup.stop()
  const { clock, phone, store } = setup
  const next = setUpPhone({}, { clock, store }, phone)
  await expect.poll(() => phone.listeners()).toBe(1)
  const reported: string[] = []
  next.kit.events.on('CONNECTION_NOTICE', ({ namespace }) =>
    reported.push(namespace),
  )
  const approve = async () => {
    const session = { ...phoneSession, topic: 'late' }
    phone.sessions.set('late', session)
    phone.emit({ type: 'sessionApproved', session })
    await clock.advance(1_000)
  }
  return { ...next, approve, reported }
}

test('what was approved while a phone had left the page is taken, and told', async () => {
  const setup = await reloadWhilePairing()
  await setup.approve()
  await expect.poll(() => setup.connected()?.peer?.name).toBe('Kite Phone')
  expect(setup.kit[internals].storage.get('connections')?.[0]).toMatchObject({
    connectorId: 'walletConnect',
    walletName: 'Kite Phone',
    isActive: true,
  })
  await expect.poll(() => setup.reported).toEqual(['eip155'])
})

test('what was approved long after the page was left is asked about', async () => {
  const setup = await reloadWhilePairing()
  await setup.clock.advance(5 * 60_000)
  await setup.approve()
  const { approvals } = setup.kit.stores
  await expect
    .poll(() => approvals.getState().waiting)
    .toEqual([
      {
        id: 'late',
        walletName: 'Kite Phone',
        accounts: [{ namespace: 'eip155', address: phoneAddress }],
      },
    ])
  expect(setup.connected()).toBeUndefined()
  await acceptApproval(setup.kit, { approvalId: 'late' })
  expect(setup.connected()?.peer?.name).toBe('Kite Phone')
  expect(approvals.getState().waiting).toEqual([])
})

test('what is approved for nobody is ended while a phone is in use', async () => {
  const setup = setUpPhone()
  const { clock, phone } = setup
  await setup.pair()
  const [before = ''] = phone.sessions.keys()
  const session = { ...phoneSession, topic: 'of nobody' }
  phone.sessions.set(session.topic, session)
  phone.emit({ type: 'sessionApproved', session })
  await clock.settle()
  expect([...phone.sessions.keys()]).toEqual([before, session.topic])
  await clock.advance(1_000)
  expect([...phone.sessions.keys()]).toEqual([before])
  expect(setup.connected()).toBeDefined()
})

/** Two tabs of one site. */
async function setUpTwoTabs() {
  const first = setUpPhone()
  await first.pair()
  await disconnect(first.kit)
  const { clock, phone, store } = first
  const second = setUpPhone({}, { clock, store }, phone)
  await second.pair()
  await disconnect(second.kit)
  const approve = async () => {
    const session = phone.last().approve()
    await clock.settle()
    phone.emit({ type: 'sessionApproved', session })
    await clock.advance(1_000)
  }
  return { first, second, approve }
}

test('what is approved for another tab is used here, too, and not asked about', async () => {
  const { approve, first, second } = await setUpTwoTabs()
  const connecting = connect(second.kit, { connectorId: 'walletConnect' })
  await expect.poll(() => first.phone.pairings.length).toBe(3)
  await approve()
  await connecting
  await expect.poll(() => first.connected()).toBeDefined()
  expect(first.phone.sessions.size).toBe(1)
  expect(first.kit.stores.approvals.getState().waiting).toEqual([])
})

test('a tab with a code of its own follows the session that another one got', async () => {
  const { approve, first, second } = await setUpTwoTabs()
  const here = connect(first.kit, { connectorId: 'walletConnect' })
  await expect.poll(() => first.phone.pairings.length).toBe(3)
  const there = connect(second.kit, { connectorId: 'walletConnect' })
  await expect.poll(() => first.phone.pairings.length).toBe(4)
  await approve()
  expect((await here).accounts).toEqual((await there).accounts)
  expect(first.phone.pairings[2]?.isCancelled()).toBe(true)
  expect(first.phone.sessions.size).toBe(1)
})

test('a tab that waits for another namespace does not take the session', async () => {
  const { approve, first, second } = await setUpTwoTabs()
  const here = connect(first.kit, {
    connectorId: 'walletConnect',
    namespace: 'solana',
  })
  await expect.poll(() => first.phone.pairings.length).toBe(3)
  const there = connect(second.kit, { connectorId: 'walletConnect' })
  await expect.poll(() => first.phone.pairings.length).toBe(4)
  await approve()
  await there
  expect(first.connected('solana')).toBeUndefined()
  first.phone.pairings[2]?.approve({ topic: 'sun', ...bothNamespaces })
  expect((await here).namespace).toBe('solana')
})

test('comes back on the network that it is asked for, if the wallet serves it', async () => {
  const setup = setUpPhone()
  await setup.pair()
  const { connectors } = setup.kit.stores.connectors.getState()
  const { signal } = new AbortController()
  const back = async (networkId: `eip155:${string}`) =>
    (await connectors[0]?.reconnect({ networkId, signal }))?.caipNetworkId
  expect(await back('eip155:31338')).toBe('eip155:31338')
  expect(await back('eip155:1')).toBe('eip155:31337')
})

test('what was approved a moment ago and ended since is asked for anew', async () => {
  const setup = setUpPhone()
  const { kit, phone } = setup
  const subscriber = new AbortController()
  findPairing(kit)?.keepFresh(subscriber.signal)
  await expect.poll(() => phone.pairings.length).toBe(1)
  phone.last().approve()
  await expect.poll(() => setup.connected()).toBeDefined()
  await disconnect(kit)
  const connecting = connect(kit, { connectorId: 'walletConnect' })
  await expect.poll(() => phone.pairings.length).toBe(2)
  phone.last().approve()
  await connecting
  expect(phone.sessions.size).toBe(1)
  subscriber.abort()
})

test('[R4.6] a wallet on a phone that is switched to is paired, then ProfileWallets shows', async () => {
  const setup = setUpPhone({ features: { multiWallet: true } })
  const { kit, phone } = setup
  const route = () => selectRoute(kit.stores.router.getState())
  await setup.pair()
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
  expect(setup.connected()).toBeDefined()
  expect(route().view).toBe('ProfileWallets')
})

test('[R4.6] on a phone the list of wallets is shown for it', async () => {
  const setup = setUpPhone({}, { environment: { isMobile: () => true } })
  const { kit } = setup
  await setup.pair()
  await disconnect(kit)
  openModal(kit)
  const switching = switchConnection(kit, {
    connectionId: 'eip155/walletConnect',
  })
  expect(selectRoute(kit.stores.router.getState())).toEqual({
    view: 'AllWallets',
    parameters: { filter: 'eip155' },
  })
  await setup.pair()
  await switching
  expect(selectRoute(kit.stores.router.getState()).view).toBe('ProfileWallets')
})

test('[R8.10] who closes the modal first is told so; a late yes is asked about', async () => {
  const setup = setUpPhone()
  const { clock, kit, phone } = setup
  await setup.pair()
  await disconnect(kit)
  const switching = switchConnection(kit, {
    connectionId: 'eip155/walletConnect',
  })
  await expect.poll(() => phone.pairings.length).toBe(2)
  closeModal(kit)
  await expect(switching).rejects.toThrow('Modal closed')
  expect(setup.connected()).toBeUndefined()
  const { topic } = phone.last().approve()
  const { approvals } = kit.stores
  await expect
    .poll(() => approvals.getState().waiting[0]?.walletName)
    .toBe('Kite Phone')
  await clock.advance(2_000)
  expect(setup.connected()).toBeUndefined()
  await acceptApproval(kit, { approvalId: topic })
  expect(setup.connected()?.accounts[0].address).toBe(phoneAddress)
})
