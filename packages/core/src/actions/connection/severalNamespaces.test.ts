import { expect, test } from 'vitest'
import { defineNetwork } from '../../entities/network/network.js'
import { KitError } from '../../errors/KitError.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { openModal } from '../modal/openModal.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { cancelConnect } from './cancelConnect.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'

const sunId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const sunAddress = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'
const sun = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Sun',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})

/** Kite speaks two namespaces, under another id in each; Lumen speaks one. */
function setUp({ multiWallet = false } = {}) {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const kiteSun = mockConnector({
    id: 'kite-sun',
    storageId: 'io.kite',
    namespace: 'solana',
    networkId: sunId,
    addresses: [sunAddress],
  })
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const setup = createTestKit({
    adapters: [
      mockAdapter({ connectors: [kite, lumen] }),
      mockAdapter({ namespace: 'solana', connectors: [kiteSun] }),
    ],
    networks: [...testNetworks, sun],
    features: { multiWallet },
  })
  const { stores } = setup.kit
  return {
    ...setup,
    kite,
    kiteSun,
    lumen,
    connected: () =>
      [...stores.connections.getState().byId.values()]
        .filter(({ status }) => status === 'connected')
        .map(({ id }) => id)
        .sort(),
    view: () => stores.router.getState().history.at(-1),
    inUse: () => stores.networks.getState().activeNamespace,
  }
}

function answerable() {
  let answer: (value?: unknown) => void = () => undefined
  const promise = new Promise<unknown>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

const session = {
  accounts: [
    { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'eoa' },
  ],
  caipNetworkId: 'eip155:31337',
} as const

test('users 27: a wallet is asked for the namespace that is meant, whatever its id there', async () => {
  const { kit, kite, kiteSun } = setUp()
  await connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
  expect(kite.calls).not.toContain('connect')
  expect(kiteSun.calls).toContain('connect')
  const state = kit.stores.connections.getState()
  expect(selectConnected(state, 'solana')?.accounts[0].address).toBe(sunAddress)
  expect(selectConnected(state, 'eip155')).toBeUndefined()
})

test('users 27: one id in every namespace is no reason to mix them up', async () => {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const kiteSun = mockConnector({
    namespace: 'solana',
    networkId: sunId,
    addresses: [sunAddress],
  })
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({ connectors: [kite] }),
      mockAdapter({ namespace: 'solana', connectors: [kiteSun] }),
    ],
    networks: [...testNetworks, sun],
  })
  const connection = await connect(kit, {
    connectorId: 'io.kite',
    namespace: 'solana',
  })
  expect(connection).toMatchObject({
    id: 'solana/io.kite',
    namespace: 'solana',
    caipNetworkId: sunId,
  })
  expect([...kit.stores.connections.getState().byId.keys()]).toEqual([
    'solana/io.kite',
  ])
  expect(kit.stores.networks.getState().activeNamespace).toBe('solana')
  // What its own wallet tells is heard, and the other one is not listened to.
  expect([kite.listeners(), kiteSun.listeners()]).toEqual([0, 1])
})

test('users 27: prompts of one wallet wait for each other', async () => {
  const { clock, connected, kit, kite, kiteSun } = setUp()
  const first = answerable()
  kite.next('connect', () => first.promise)
  const evm = connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
  const other = connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
  await clock.settle()
  expect(kite.calls.filter((call) => call === 'connect')).toHaveLength(1)
  expect(kiteSun.calls).not.toContain('connect')
  first.answer(session)
  expect((await evm).namespace).toBe('eip155')
  expect((await other).namespace).toBe('solana')
  expect(connected()).toEqual(['eip155/io.kite', 'solana/io.kite'])
  expect(kit.stores.connections.getState().attempt).toMatchObject({
    phase: 'connected',
    namespace: 'solana',
  })
})

test('users 27: a switch of network waits for the prompt that is open', async () => {
  const { clock, kit, kite, kiteSun } = setUp()
  await connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
  const first = answerable()
  kiteSun.next('connect', () => first.promise)
  const joining = connect(kit, { connectorId: 'kite-sun' })
  const switching = switchNetwork(kit, { networkId: 'eip155:31338' })
  await clock.settle()
  expect(kite.calls).not.toContain('switchNetwork')
  first.answer({
    accounts: [{ address: sunAddress, type: 'eoa' }],
    caipNetworkId: sunId,
  })
  await joining
  await switching
  expect(kite.calls.at(-1)).toBe('switchNetwork')
})

test('users 27: who waits in line can be given up, and is not asked later', async () => {
  const { clock, connected, kit, kite, kiteSun } = setUp()
  const first = answerable()
  kite.next('connect', () => first.promise)
  const outcomes = (['eip155', 'solana'] as const).map((namespace) =>
    connect(kit, { connectorId: 'io.kite', namespace }).catch(
      (error: unknown) => error,
    ),
  )
  cancelConnect(kit)
  for (const outcome of outcomes)
    expect(await outcome).toMatchObject({ cause: { code: 'CANCELLED' } })
  first.answer(session)
  await clock.settle()
  expect(kiteSun.calls).not.toContain('connect')
  expect(connected()).toEqual([])
  expect(isLoading(kit, 'eip155')).toBe(false)
  expect(isLoading(kit, 'solana')).toBe(false)
})

test('users 27: a prompt without an answer ends after 5 min, and so does the line', async () => {
  const { clock, kit, kite, kiteSun } = setUp()
  kite.next('connect', () => new Promise(() => undefined))
  const first = connect(kit, {
    connectorId: 'io.kite',
    namespace: 'eip155',
  }).catch((error: unknown) => error)
  await clock.advance(60_000)
  const second = connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
  await clock.advance(239_999)
  expect(kiteSun.calls).not.toContain('connect')
  await clock.advance(1)
  expect(await first).toMatchObject({
    cause: { code: 'WALLET_NOT_RESPONDING' },
  })
  expect((await second).status).toBe('connected')
  expect(kiteSun.calls).toContain('connect')
})

test('users 27: one that declines does not keep the next from its turn', async () => {
  const { connected, kit, kite } = setUp()
  kite.next('connect', () => Promise.reject(new KitError('USER_REJECTED')))
  const first = connect(kit, {
    connectorId: 'io.kite',
    namespace: 'eip155',
  }).catch((error: unknown) => error)
  await connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
  expect(await first).toMatchObject({ cause: { code: 'USER_REJECTED' } })
  expect(connected()).toEqual(['solana/io.kite'])
})

test('behavior: another wallet takes the place of all that wait in line', async () => {
  const { connected, kit, kite, kiteSun } = setUp()
  kite.next('connect', () => new Promise(() => undefined))
  const outcomes = (['eip155', 'solana'] as const).map((namespace) =>
    connect(kit, { connectorId: 'io.kite', namespace }).catch(() => 'ended'),
  )
  await connect(kit, { connectorId: 'io.lumen' })
  expect(await Promise.all(outcomes)).toEqual(['ended', 'ended'])
  expect(kiteSun.calls).not.toContain('connect')
  expect(connected()).toEqual(['eip155/io.lumen'])
})

test('behavior: disconnecting one namespace leaves the attempt with the other', async () => {
  const { connected, kit, kite } = setUp()
  const first = answerable()
  kite.next('connect', () => first.promise)
  const evm = connect(kit, {
    connectorId: 'io.kite',
    namespace: 'eip155',
  }).catch(() => 'ended')
  const other = connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
  await disconnect(kit, { connectionId: 'eip155/io.kite' })
  expect(await evm).toBe('ended')
  await other
  expect(connected()).toEqual(['solana/io.kite'])
})

test('users 27: each namespace has its own wallet, with several wallets off', async () => {
  const { connected, kit } = setUp()
  await connect(kit, { connectorId: 'io.lumen' })
  await connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
  expect(connected()).toEqual(['eip155/io.lumen', 'solana/io.kite'])
  await connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
  expect(connected()).toEqual(['eip155/io.kite', 'solana/io.kite'])
  await disconnect(kit, { namespace: 'solana' })
  expect(connected()).toEqual(['eip155/io.kite'])
})

test('[R2.30] a namespace that the wallet in use speaks is connected by the switch', async () => {
  const { connected, inUse, kit, kite, kiteSun, view } = setUp()
  await connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
  openModal(kit, { namespace: 'solana' })
  expect(view()).toEqual({
    view: 'SwitchNetwork',
    parameters: { networkId: sunId },
  })
  await switchNetwork(kit, { networkId: sunId })
  expect(kiteSun.calls).toContain('connect')
  expect(kite.calls).not.toContain('switchNetwork')
  expect(connected()).toEqual(['eip155/io.kite', 'solana/io.kite'])
  expect(inUse()).toBe('solana')
})

test('[R2.30] a namespace that it does not speak is joined by another wallet', async () => {
  const { kit, view } = setUp()
  await connect(kit, { connectorId: 'io.lumen' })
  openModal(kit, { namespace: 'solana' })
  expect(view()?.view).toBe('SwitchActiveChain')
})

test('[R2.30] a namespace that is connected is switched to without a prompt', async () => {
  const { inUse, kit, kiteSun, lumen, view } = setUp()
  await connect(kit, { connectorId: 'kite-sun' })
  await connect(kit, { connectorId: 'io.lumen' })
  openModal(kit, { namespace: 'solana' })
  expect(view()?.view).toBe('SwitchNetwork')
  await switchNetwork(kit, { networkId: sunId })
  expect(inUse()).toBe('solana')
  expect(kiteSun.calls.filter((call) => call === 'connect')).toHaveLength(1)
  expect(kiteSun.calls).not.toContain('switchNetwork')
  expect(lumen.calls).not.toContain('disconnect')
})

test('behavior: a declined namespace leaves everything as it was', async () => {
  const { connected, inUse, kit, kiteSun } = setUp()
  await connect(kit, { connectorId: 'io.kite', namespace: 'eip155' })
  kiteSun.next('connect', () => Promise.reject(new KitError('USER_REJECTED')))
  await expect(switchNetwork(kit, { networkId: sunId })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(kit.stores.networks.getState()).toMatchObject({
    switchingTo: undefined,
    switchFailure: { networkId: sunId, error: { code: 'USER_REJECTED' } },
  })
  expect(connected()).toEqual(['eip155/io.kite'])
  expect(inUse()).toBe('eip155')
})

test('behavior: without a wallet in use, a network of any namespace is a choice', async () => {
  const { connected, inUse, kit, kiteSun } = setUp()
  await switchNetwork(kit, { networkId: sunId })
  expect(inUse()).toBe('solana')
  expect(kiteSun.calls).not.toContain('connect')
  expect(connected()).toEqual([])
})
