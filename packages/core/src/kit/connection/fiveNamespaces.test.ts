import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelConnect } from '../../actions/connection/cancelConnect.js'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchConnection } from '../../actions/connection/switchConnection.js'
import { undoDisconnect } from '../../actions/connection/undoDisconnect.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { connectionId } from '../../entities/connection/connection.js'
import { type Namespace, namespaces } from '../../entities/network/namespace.js'
import { defineNetwork } from '../../entities/network/network.js'
import { findConnector } from '../../stores/connectors.js'
import { createTestKit, type TestKit } from '../../testing/createTestKit.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { isLoading } from '../../testing/isLoading.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import {
  createModelWallet,
  type ModelBehaviour,
} from '../../testing/walletConnect/modelWallet.js'
import { internals } from '../internals.js'

const networks = [...namespaces, 'eip155' as const].map((chainNamespace, id) =>
  defineNetwork({
    id: `${id + 1}`,
    chainNamespace,
    name: `${chainNamespace} ${id + 1}`,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: { default: { http: [] } },
  }),
)

/**
 * One that speaks all namespaces, one that speaks two, and five of one each.
 */
const spoken: { readonly [id: string]: readonly Namespace[] } = {
  'io.all': namespaces,
  'io.two': ['eip155', 'solana'],
  ...Object.fromEntries(namespaces.map((one) => [`io.${one}`, [one]])),
}

const actions = [
  ['connect', 'connect', 'both', 'use', 'undo', 'end'],
  ['hang', 'slow', 'slow', 'no', 'drowsy'],
  ['revoke', 'account'],
  ['reload', 'reloadRevoked', 'restart', 'cancel', 'endAll', 'goTo'],
  ['tick', 'wait'],
] as const
const step = fc.record({
  action: fc.oneof(...actions.map((some) => fc.constantFrom(...some))),
  // Mostly the wallet of all namespaces: its prompts may get in each other's
  // way.
  id: fc.oneof(fc.constant('io.all'), fc.constantFrom(...Object.keys(spoken))),
  namespace: fc.constantFrom(...namespaces),
})
type Step = typeof step extends fc.Arbitrary<infer value> ? value : never

/** A site with five namespaces, visited again and again. */
function openSite(multiWallet: boolean) {
  let page: TestKit | undefined
  /** Prompts that a click allows, by namespace. */
  const allowed = new Map<Namespace, number>()
  const faults: string[] = []
  const clock = createFakeClock()
  const wallets = Object.entries(spoken).map(([id, own]) =>
    createModelWallet({
      id,
      networks: networks
        .slice(0, namespaces.length)
        .filter(({ chainNamespace }) => own.includes(chainNamespace))
        .map(({ caipNetworkId }) => caipNetworkId),
      clock: () => clock,
      onPrompt(namespace, open) {
        const left = (allowed.get(namespace) ?? 0) - 1
        allowed.set(namespace, left)
        if (left < 0) faults.push(`${id} prompted in ${namespace} unasked`)
        if (open > 1) faults.push(`${id} has ${open} prompts open`)
      },
    }),
  )
  const visit = () =>
    createTestKit(
      {
        adapters: namespaces.map((namespace) =>
          mockAdapter({
            namespace,
            connectors: wallets.flatMap(
              ({ namespaces }) => namespaces.get(namespace)?.connector ?? [],
            ),
          }),
        ),
        networks,
        features: { multiWallet },
      },
      { clock, ...(page && { store: page.store }) },
    )
  page = visit()
  let now: TestKit = page
  let stop = now.stop
  const quietly = (action: Promise<unknown>) =>
    void action.catch(() => undefined)
  const click = (namespace: Namespace) =>
    allowed.set(namespace, (allowed.get(namespace) ?? 0) + 1)

  async function perform({ action, id, namespace: wanted }: Step) {
    const { kit } = now
    const wallet = wallets.find((one) => one.id === id)
    const namespace = wallet?.namespaces.has(wanted) ? wanted : spoken[id]?.[0]
    const connector = namespace && wallet?.namespaces.get(namespace)?.connector
    if (!wallet || !namespace || !connector) return
    const about = {
      connectionId: connectionId(namespace, connector.info.id),
    }
    const { byId } = kit.stores.connections.getState()
    switch (action) {
      case 'connect':
        click(namespace)
        return quietly(connect(kit, { connectorId: id, namespace }))
      case 'both':
        for (const one of wallet.namespaces.keys()) {
          click(one)
          quietly(connect(kit, { connectorId: id, namespace: one }))
        }
        return
      case 'use':
        if (byId.get(about.connectionId)?.status === 'disconnected')
          click(namespace)
        return quietly(switchConnection(kit, about))
      case 'undo':
        return quietly(undoDisconnect(kit, about))
      case 'end':
        return quietly(disconnect(kit, about))
      case 'endAll':
        return quietly(disconnect(kit))
      case 'goTo': {
        const [network] = networks.filter(
          ({ chainNamespace }) => chainNamespace === wanted,
        )
        if (!network) return
        click(wanted)
        const { caipNetworkId: networkId } = network
        return quietly(switchNetwork(kit, { networkId }))
      }
      case 'revoke':
        return wallet.revoke(namespace)
      case 'account':
        return wallet.changeAccount(namespace)
      case 'cancel':
        cancelConnect(kit)
        kit[internals].tasks.abort('switchNetwork')
        return allowed.clear()
      case 'restart':
        stop()
        allowed.clear()
        stop = kit.start()
        return
      case 'tick':
        return await clock.advance(1_000)
      case 'wait':
        return await clock.advance(6_000)
      case 'reload':
      case 'reloadRevoked':
        stop()
        allowed.clear()
        if (action === 'reloadRevoked') wallet.revoke(namespace)
        page = now
        now = visit()
        stop = now.stop
        return await clock.advance(6_000)
      default:
        return wallet.next(action satisfies ModelBehaviour)
    }
  }

  function assertSound() {
    expect(faults).toEqual([])
    const { kit } = now
    const { active, byId } = kit.stores.connections.getState()
    const connected = [...byId.values()].filter(
      (connection) => connection.status === 'connected',
    )
    for (const { accounts, connectorId, namespace } of connected) {
      const connector = findConnector(
        kit.stores.connectors.getState(),
        connectorId,
        namespace,
      )
      const namespaceState = wallets
        .find(({ id }) => id === connector?.info.storageId)
        ?.namespaces.get(namespace)
      expect(namespaceState?.connector).toBe(connector)
      expect(accounts).toEqual(namespaceState?.accounts)
      expect(signWith(connector?.getProvider())).toBe(accounts[0].address)
      expect(namespaceState?.listeners.size).toBe(1)
    }
    for (const namespace of namespaces) {
      const own = connected.filter((one) => one.namespace === namespace)
      if (!multiWallet) expect(own.length).toBeLessThan(2)
      const inUse = own.find(({ id }) => id === active[namespace])
      expect(inUse === undefined).toBe(own.length === 0)
      const provider = getProvider(kit, { namespace })
      expect(provider && signWith(provider)).toBe(inUse?.accounts[0].address)
    }
    for (const { accounts, namespace } of kit[internals].storage.get(
      'connections',
    ) ?? [])
      for (const { address } of accounts)
        expect(address).toContain(`-${namespace}-`)
  }
  return {
    assertSound,
    perform,
    settle: () => clock.settle(),
    async end() {
      cancelConnect(now.kit)
      await clock.settle()
      await disconnect(now.kit)
      await clock.advance(6_000)
      assertSound()
      stop()
      for (const { namespaces } of wallets)
        for (const { listeners } of namespaces.values())
          expect(listeners.size).toBe(0)
      for (const namespace of namespaces)
        expect(isLoading(now.kit, namespace)).toBe(false)
    },
  }
}

function signWith(provider: unknown): unknown {
  return (provider as { sign(): unknown } | undefined)?.sign()
}

test.each([true, false])(
  'users 27, 28: any order of visits with five namespaces keeps its promises, several wallets: %s',
  async (multiWallet) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 16 }),
        async (steps) => {
          const site = openSite(multiWallet)
          for (const one of steps) {
            await site.perform(one)
            await site.settle()
            site.assertSound()
          }
          await site.end()
        },
      ),
      propertyRuns(100),
    )
  },
)
