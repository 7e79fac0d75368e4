import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { internals } from '../../kit/internals.js'
// Tabs load it late; here nobody waits for that.
import '../../kit/forgetState.js'
import { type StorageName, storageSchemas } from '../../storage/keys.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { transactionSent } from '../../stores/transactionChanges.js'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { setUpPhone } from '../../testing/walletConnect/setUpPhone.js'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { setTheme } from '../modal/setTheme.js'
import { switchNetwork } from '../network/switchNetwork.js'
import { forgetDevice } from './forgetDevice.js'

type Options = NonNullable<Parameters<typeof createTestKit>[0]>

/** So many tabs of one site: what one of them changes is told to the others. */
function openTabs(count = 1, options: Options = {}) {
  const clock = createFakeClock()
  const shared = createMemoryStore({ site: 'own' })
  const connectors = ['io.kite', 'io.lumen'].map((id) => mockConnector({ id }))
  const open = (index: number) => {
    const notify = (key: string) =>
      clock.after(1, () => {
        for (const tab of tabs)
          if (tab !== tabs[index] && !frozen.has(tab)) tab.changeElsewhere(key)
      })
    return createTestKit(
      {
        adapters: [mockAdapter({ connectors })],
        networks: testNetworks,
        features: { multiWallet: true },
        ...options,
      },
      {
        clock,
        store: {
          ...shared,
          setItem(key, value) {
            if (shared.getItem(key) === value) return
            shared.setItem(key, value)
            notify(key)
          },
          removeItem(key) {
            if (shared.getItem(key) === null) return
            shared.removeItem(key)
            notify(key)
          },
        },
      },
    )
  }
  const frozen = new Set<ReturnType<typeof open>>()
  const tabs: ReturnType<typeof open>[] = []
  for (let index = 0; index < count; index += 1) tabs.push(open(index))
  const [first] = tabs
  if (!first) throw new Error('no tab')
  return { clock, connectors, first, frozen, kit: first.kit, shared, tabs }
}

type Kit = ReturnType<typeof openTabs>['kit']

const sent = sentTransaction()

/** Everything that a long visit leaves behind. */
async function liveWith(kit: Kit) {
  await connect(kit, { connectorId: 'io.kite' })
  await connect(kit, { connectorId: 'io.lumen' })
  await disconnect(kit, { connectionId: 'eip155/io.lumen' })
  await switchNetwork(kit, { networkId: 'eip155:31338' })
  kit[internals].stores.transactions.setState((state) =>
    transactionSent(state, sent),
  )
  kit[internals].storage.set('addressBook', [
    { name: 'Ana', address: '0xab', namespace: 'eip155' },
  ])
  kit[internals].storage.set('walletLabels', { 'eip155/io.kite': 'Savings' })
  kit[internals].storage.set('amountsHidden', true)
  setTheme(kit, { mode: 'light' })
}

const statuses = ({ stores }: Kit) =>
  [...stores.connections.getState().byId.values()].map(({ status }) => status)

/** Other tabs get half a second to hear of it. */
async function forget(
  kit: Kit,
  clock: ReturnType<typeof createFakeClock>,
): Promise<void> {
  const forgetting = forgetDevice(kit)
  await clock.advance(500)
  await forgetting
}

describe('forgetting the device', () => {
  it('removes every key of the kit, also what was set aside, and no other', async () => {
    const { clock, connectors, kit, shared } = openTabs()
    await liveWith(kit)
    const names = Object.keys(storageSchemas) as StorageName[]
    for (const name of names) shared.setItem(`hasp.${name}.bad`, 'garbage')
    expect(Object.keys(shared.entries()).length).toBeGreaterThan(
      names.length + 5,
    )
    await forget(kit, clock)
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
    expect(connectors[0]?.calls.at(-1)).toBe('disconnect')
    expect(statuses(kit)).toEqual([])
    expect(kit.stores.transactions.getState().transactions).toEqual([])
    expect(kit.stores.connectors.getState().recent).toEqual([])
    expect(kit.stores.networks.getState().selected.eip155).toBe('eip155:31337')
  })

  it('removes the theme where its key is the kit’s alone', async () => {
    const { clock, kit, shared } = openTabs(1, {
      theme: { storageKey: 'hasp.theme', mode: 'dark' },
    })
    setTheme(kit, { mode: 'light' })
    await forget(kit, clock)
    expect(shared.entries()).toEqual({ site: 'own' })
    expect(kit.stores.theme.getState().mode).toBe('dark')
  })

  it('connects nobody on the next visit, and the wallet can be connected anew', async () => {
    const { clock, first, kit, shared } = openTabs()
    await liveWith(kit)
    await forget(kit, clock)
    await clock.advance(60_000)
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
    first.stop()
    first.kit.start()
    await clock.advance(10_000)
    expect(statuses(kit)).toEqual([])
    await connect(kit, { connectorId: 'io.kite' })
    expect(statuses(kit)).toEqual(['connected'])
  })

  it('ends every tab of the site, and none of them brings anything back', async () => {
    const { clock, kit, shared, tabs } = openTabs(3)
    await liveWith(kit)
    await clock.advance(1_000)
    const [, second] = tabs
    second?.kit[internals].stores.transactions.setState((state) =>
      transactionSent(state, { ...sent, intentId: 'second' }),
    )
    await clock.advance(1_000)
    for (const tab of tabs) expect(statuses(tab.kit)).toContain('connected')
    await forget(kit, clock)
    await clock.advance(60_000)
    for (const tab of tabs) {
      expect(statuses(tab.kit)).toEqual([])
      expect(tab.kit.stores.transactions.getState().transactions).toEqual([])
    }
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
  })

  it('ends a tab that was frozen meanwhile, when it is back', async () => {
    const { clock, frozen, kit, shared, tabs } = openTabs(2)
    await liveWith(kit)
    await clock.advance(1_000)
    const [, second] = tabs
    if (!second) throw new Error('two tabs')
    frozen.add(second)
    await forget(kit, clock)
    await clock.advance(1_000)
    expect(statuses(second.kit)).toContain('connected')
    second.changeElsewhere(null)
    await clock.advance(10_000)
    expect(statuses(second.kit)).toEqual([])
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
  })

  it('says that a wallet could not be told, and forgets it all the same', async () => {
    const { clock, connectors, kit, shared } = openTabs()
    await liveWith(kit)
    connectors[0]?.next('disconnect', () => Promise.reject(new Error('no')))
    const forgetting = forgetDevice(kit).catch(({ code }) => code)
    await clock.advance(500)
    expect(await forgetting).toBe('DISCONNECT_FAILED')
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
  })

  it('waits 3 s for a wallet that does not answer', async () => {
    const { clock, connectors, kit, shared } = openTabs()
    await liveWith(kit)
    connectors[0]?.next('disconnect', () => new Promise(() => undefined))
    const forgetting = forgetDevice(kit).catch(({ code }) => code)
    expect(statuses(kit)).toEqual([])
    await clock.advance(500)
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
    await clock.advance(2_500)
    expect(await forgetting).toBe('DISCONNECT_FAILED')
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
  })

  it('gives up an attempt to connect, and leaves nothing of it', async () => {
    const { clock, connectors, kit, shared } = openTabs()
    await liveWith(kit)
    connectors[1]?.next('connect', () => new Promise(() => undefined))
    const attempt = connect(kit, { connectorId: 'io.lumen' }).catch(
      ({ cause }) => cause.code,
    )
    await forget(kit, clock)
    expect(await attempt).toBe('CANCELLED')
    await clock.advance(60_000)
    expect(statuses(kit)).toEqual([])
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
  })

  it('does so while the kit is stopped, or has no storage', async () => {
    const { clock, first, kit, shared } = openTabs()
    await liveWith(kit)
    first.stop()
    await forget(kit, clock)
    expect(shared.entries()).toEqual({ site: 'own', theme: 'light' })
    const bare = createTestKit(
      { adapters: [mockAdapter({ connectors: [mockConnector()] })] },
      { environment: { keyValueStore: undefined } },
    )
    await connect(bare.kit, { connectorId: 'io.kite' })
    await forget(bare.kit, bare.clock)
    expect(statuses(bare.kit)).toEqual([])
    bare.stop()
  })

  it('whatever was done before, in whichever tab, nothing is left', async () => {
    const step = fc.record({
      tab: fc.nat(1),
      act: fc.constantFrom('connect', 'other', 'disconnect', 'book', 'forget'),
      waitMs: fc.constantFrom(0, 1, 50),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { clock, kit, shared, tabs } = openTabs(2)
        const running: Promise<unknown>[] = []
        for (const { act, tab, waitMs } of steps) {
          const own = tabs[tab]?.kit ?? kit
          const acts = {
            connect: () => connect(own, { connectorId: 'io.kite' }),
            other: () => connect(own, { connectorId: 'io.lumen' }),
            disconnect: () => disconnect(own),
            book: async () => own[internals].storage.set('amountsHidden', true),
            forget: () => forgetDevice(own),
          }
          running.push(acts[act]().catch(() => undefined))
          if (waitMs > 0) await clock.advance(waitMs)
        }
        const forgetting = forgetDevice(kit)
        await clock.advance(10_000)
        await Promise.all([forgetting, ...running])
        await clock.advance(60_000)
        expect(shared.entries()).toEqual({ site: 'own' })
        for (const tab of tabs) expect(statuses(tab.kit)).toEqual([])
        for (const tab of tabs) tab.stop()
      }),
      propertyRuns(60),
    )
  })
})

describe('forgetting the device of a wallet on a phone', () => {
  it('says goodbye to every session and leaves no key, before and after a reload', async () => {
    for (const isReloaded of [false, true]) {
      const setup = setUpPhone()
      const { clock, phone, store } = setup
      await setup.pair()
      // The relay knows the device by it.
      store.setItem('hasp.sessions.id', '{}')
      let { kit } = setup
      if (isReloaded) {
        setup.stop()
        const next = setUpPhone({}, { store, clock }, phone)
        kit = next.kit
        await expect
          .poll(() =>
            selectConnected(kit.stores.connections.getState(), 'eip155'),
          )
          .toBeDefined()
      }
      expect(phone.sessions.size).toBe(1)
      await forget(kit, clock)
      expect(phone.sessions.size).toBe(0)
      for (const key of ['hasp.sessions', 'hasp.sessions.id'])
        expect(store.getItem(key)).toBeNull()
      expect(store.getItem('hasp.connections')).toBeNull()
    }
  })

  it('withdraws a code on show, and ends a session that nobody uses', async () => {
    const setup = setUpPhone()
    const { clock, kit, phone } = setup
    await setup.pair()
    const topic = 'unused'
    const [session] = phone.sessions.values()
    if (session) phone.sessions.set(topic, { ...session, topic })
    const attempt = connect(kit, { connectorId: 'walletConnect' }).catch(
      ({ cause }) => cause.code,
    )
    await expect.poll(() => phone.pairings.length).toBe(2)
    await forget(kit, clock)
    expect(await attempt).toBe('CANCELLED')
    expect(phone.last().isCancelled()).toBe(true)
    expect(phone.sessions.size).toBe(0)
  })
})
