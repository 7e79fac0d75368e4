import { expect, test } from 'vitest'
import { KitError } from '../../errors/KitError.js'
import { internals } from '../../kit/internals.js'
import { selectNetworkId } from '../../kit/selectors.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { switchNetwork } from './switchNetwork.js'

const there = testNetworks[1].caipNetworkId

async function setUp({ isConnected = true } = {}) {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const lumen = mockConnector({ id: 'io.lumen', name: 'Lumen' })
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [kite, lumen] })],
    networks: testNetworks,
  })
  if (isConnected) await connect(setup.kit, { connectorId: 'io.kite' })
  const networkId = () =>
    selectNetworkId(
      setup.kit.stores.connections.getState(),
      setup.kit.stores.networks.getState(),
    )
  return { ...setup, kite, lumen, networkId }
}

test('[R1.18] the wallet is asked, and the network follows', async () => {
  const { kit, kite, networkId } = await setUp()
  const done = switchNetwork(kit, { networkId: there })
  expect(kit.stores.networks.getState().switchingTo).toBe(there)
  expect(isLoading(kit, 'eip155')).toBe(true)
  await done
  expect(networkId()).toBe(there)
  expect(kite.calls).toContain('switchNetwork')
  expect(kit.stores.networks.getState().switchingTo).toBeUndefined()
  expect(isLoading(kit, 'eip155')).toBe(false)
})

test('[R8.30] a declined switch stays what it is, and nothing changed', async () => {
  const { kit, kite, networkId } = await setUp()
  kite.next('switchNetwork', () =>
    Promise.reject(new KitError('USER_REJECTED')),
  )
  await expect(switchNetwork(kit, { networkId: there })).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(networkId()).toBe('eip155:31337')
})

test('[R8.7] a wallet that cannot: Chain is not supported, with the reason', async () => {
  const { kit, kite } = await setUp()
  kite.next('switchNetwork', () => Promise.reject(new KitError('WALLET_ERROR')))
  await expect(switchNetwork(kit, { networkId: there })).rejects.toMatchObject({
    message: 'Chain is not supported',
    cause: { code: 'WALLET_ERROR' },
  })
})

test('[R8.40] a network that is not configured raises an alert', async () => {
  const { kit } = await setUp()
  const codes: string[] = []
  kit.events.on('CONFIG_ALERT', ({ code }) => codes.push(code))
  await expect(
    switchNetwork(kit, { networkId: 'eip155:9' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  expect(codes).toEqual(['NETWORK_NOT_FOUND'])
  expect(kit.stores.alerts.getState().code).toBe('NETWORK_NOT_FOUND')
})

test('behavior: without a wallet the choice is remembered', async () => {
  const { kit, networkId } = await setUp({ isConnected: false })
  await switchNetwork(kit, { networkId: there })
  expect(networkId()).toBe(there)
  expect(kit[internals].storage.get('activeNetwork')?.selected.eip155).toBe(
    there,
  )
})

test('F-13 a wallet that never answers ends after 5 min', async () => {
  const { clock, kit, kite, networkId } = await setUp()
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const outcome = switchNetwork(kit, { networkId: there }).catch(
    (error: unknown) => error,
  )
  await clock.advance(300_000)
  expect(await outcome).toMatchObject({ code: 'WALLET_NOT_RESPONDING' })
  expect(networkId()).toBe('eip155:31337')
})

test('behavior: a switch inside the wallet answers the request', async () => {
  const { kit, kite, networkId } = await setUp()
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const done = switchNetwork(kit, { networkId: there })
  kite.emit({ type: 'networkChanged', caipNetworkId: there })
  await done
  expect(networkId()).toBe(there)
  expect(kit.stores.networks.getState().switchingTo).toBeUndefined()
})

test('behavior: asking the same wallet again drops the first request', async () => {
  const { clock, kit, kite, networkId } = await setUp()
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const first = switchNetwork(kit, { networkId: there })
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const second = switchNetwork(kit, { networkId: there })
  await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(kit.stores.networks.getState().switchingTo).toBe(there)
  kite.emit({ type: 'networkChanged', caipNetworkId: there })
  await second
  await clock.settle()
  expect(networkId()).toBe(there)
  expect(kit.stores.networks.getState().switchingTo).toBeUndefined()
})

test('behavior: a failure is kept until it was read', async () => {
  const { kit, kite } = await setUp()
  kite.next('switchNetwork', () =>
    Promise.reject(new KitError('USER_REJECTED')),
  )
  await switchNetwork(kit, { networkId: there }).catch(() => undefined)
  const failure = () => kit.stores.networks.getState().switchFailure
  expect(failure()).toMatchObject({
    networkId: there,
    error: { code: 'USER_REJECTED' },
  })
  await switchNetwork(kit, { networkId: there })
  expect(failure()).toBeUndefined()
})

test('behavior: a switch ends with its connection', async () => {
  const { kit, kite } = await setUp()
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const outcome = switchNetwork(kit, { networkId: there }).catch(
    (error: unknown) => error,
  )
  await disconnect(kit)
  expect(await outcome).toMatchObject({ code: 'WALLET_DISCONNECTED' })
  expect(kit.stores.networks.getState().switchingTo).toBeUndefined()
  expect(kit.stores.networks.getState().selected.eip155).not.toBe(there)
})

test('behavior: one switch is one event, whoever tells it first', async () => {
  const { kit, kite } = await setUp()
  const reported: string[] = []
  kit.events.on('SWITCH_NETWORK', ({ networkId }) => reported.push(networkId))
  await switchNetwork(kit, { networkId: there })
  kite.emit({ type: 'networkChanged', caipNetworkId: there })
  expect(reported).toEqual([there])
  const back = 'eip155:31337'
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const done = switchNetwork(kit, { networkId: back })
  kite.emit({ type: 'networkChanged', caipNetworkId: back })
  await done
  expect(reported).toEqual([there, back])
})

test('behavior: a signal that is aborted already asks nobody', async () => {
  const { kit, kite } = await setUp()
  const signal = AbortSignal.abort()
  await expect(
    switchNetwork(kit, { networkId: there, signal }),
  ).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(kite.calls).not.toContain('switchNetwork')
})

test('[R4.1] the loading flag lasts as long as any work of the namespace', async () => {
  const { kit, kite, lumen } = await setUp()
  kite.next('switchNetwork', () => new Promise(() => undefined))
  const switching = switchNetwork(kit, { networkId: there })
  lumen.next('connect', () => Promise.reject(new KitError('USER_REJECTED')))
  await connect(kit, { connectorId: 'io.lumen' }).catch(() => undefined)
  expect(isLoading(kit, 'eip155')).toBe(true)
  kite.emit({ type: 'networkChanged', caipNetworkId: there })
  await switching
  expect(isLoading(kit, 'eip155')).toBe(false)
})
