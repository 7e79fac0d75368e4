import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ConnectedConnection,
  type Connection,
  connectionId,
} from '../entities/connection.js'
import type { Namespace } from '../entities/namespace.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import {
  activated,
  type ConnectionsState,
  connected,
  connectionRemoved,
  connectionSet,
  connectorDisconnected,
  createConnectionsStore,
  initialConnectionsState,
  selectActive,
  selectConnected,
  selectIsConnected,
} from './connections.js'

const account = { address: '0xab', type: 'eoa' } as const
const common = (namespace: Namespace, connectorId: string) => ({
  id: connectionId(namespace, connectorId),
  namespace,
  connectorId,
})
const connect = (
  namespace: Namespace,
  connectorId: string,
): ConnectedConnection => ({
  ...common(namespace, connectorId),
  status: 'connected',
  accounts: [account],
  caipNetworkId: `${namespace}:1`,
})
const disconnect = (namespace: Namespace, connectorId: string): Connection => ({
  ...common(namespace, connectorId),
  status: 'disconnected',
  lastKnown: {
    accounts: [account],
    caipNetworkId: `${namespace}:1`,
    walletName: 'Kite',
  },
})
const kite = connect('eip155', 'kite')
const onyx = connect('eip155', 'onyx')
const twoConnected = connected(connected(initialConnectionsState, kite), onyx)

describe('connections', () => {
  it('[R3.1] keeps connector, accounts, network and social name', () => {
    const social = { ...kite, auth: { name: 'google' } }
    const state = connected(initialConnectionsState, social)
    expect(selectConnected(state, 'eip155')).toEqual({
      id: 'eip155/kite',
      namespace: 'eip155',
      connectorId: 'kite',
      status: 'connected',
      accounts: [{ address: '0xab', type: 'eoa' }],
      caipNetworkId: 'eip155:1',
      auth: { name: 'google' },
    })
  })

  it('[R4.2] knows disconnected, connecting and connected', () => {
    const store = createConnectionsStore()
    const status = () => store.getState().byId.get(kite.id)?.status
    expect(status()).toBeUndefined()
    store.setState((state) =>
      connectionSet(state, {
        ...common('eip155', 'kite'),
        status: 'connecting',
        startedAt: 0,
      }),
    )
    expect(status()).toBe('connecting')
    expect(selectIsConnected(store.getState())).toBe(false)
    store.setState((state) => connected(state, kite))
    expect(status()).toBe('connected')
    expect(selectIsConnected(store.getState())).toBe(true)
    store.setState((state) =>
      connectionSet(state, disconnect('eip155', 'kite')),
    )
    expect(status()).toBe('disconnected')
    expect(selectIsConnected(store.getState())).toBe(false)
  })

  it('uses the wallet that connected last', () => {
    expect(selectActive(twoConnected, 'eip155')).toBe(onyx)
    expect(selectActive(activated(twoConnected, kite.id), 'eip155')).toBe(kite)
  })

  it('falls back to another connected wallet of the family', () => {
    const without = connectionRemoved(twoConnected, onyx.id)
    expect(selectActive(without, 'eip155')).toBe(kite)
    const ended = connectionSet(twoConnected, disconnect('eip155', 'onyx'))
    expect(selectActive(ended, 'eip155')).toBe(kite)
  })

  it('never activates what is not connected', () => {
    const state = connectionSet(twoConnected, disconnect('eip155', 'kite'))
    expect(activated(state, kite.id)).toBe(state)
    expect(activated(state, 'solana/kite')).toBe(state)
  })

  it('forgets that a wallet was disconnected once it connects again', () => {
    const state = connectorDisconnected(
      connectorDisconnected(initialConnectionsState, 'kite'),
      'kite',
    )
    expect(state.disconnectedConnectorIds).toEqual(['kite'])
    expect(connected(state, kite).disconnectedConnectorIds).toEqual([])
  })
})

const namespace = fc.constantFrom<Namespace>('eip155', 'solana')
const connectorId = fc.constantFrom('kite', 'onyx', 'lynx')
const about = fc.tuple(namespace, connectorId)
const transitions = fc.oneof(
  about.map(
    ([family, id]) =>
      (state: ConnectionsState) =>
        connected(state, connect(family, id)),
  ),
  about.map(
    ([family, id]) =>
      (state: ConnectionsState) =>
        connectionSet(state, connect(family, id)),
  ),
  about.map(
    ([family, id]) =>
      (state: ConnectionsState) =>
        connectionSet(state, disconnect(family, id)),
  ),
  about.map(
    ([family, id]) =>
      (state: ConnectionsState) =>
        connectionSet(state, {
          ...common(family, id),
          status: 'connecting',
          startedAt: 0,
        }),
  ),
  about.map(
    ([family, id]) =>
      (state: ConnectionsState) =>
        connectionRemoved(state, connectionId(family, id)),
  ),
  about.map(
    ([family, id]) =>
      (state: ConnectionsState) =>
        activated(state, connectionId(family, id)),
  ),
  connectorId.map(
    (id) => (state: ConnectionsState) => connectorDisconnected(state, id),
  ),
)

describe('connections after any transitions', () => {
  it('are one per id, with a connected one in use, or none', () => {
    fc.assert(
      fc.property(fc.array(transitions, { maxLength: 30 }), (steps) => {
        let state = initialConnectionsState
        for (const step of steps) {
          const before = [...state.byId]
          const next = step(state)
          expect([...state.byId]).toEqual(before)
          state = next
          for (const [id, connection] of state.byId) {
            const { connectorId: name, namespace: family } = connection
            expect(id).toBe(connection.id)
            expect(id).toBe(connectionId(family, name))
          }
          for (const family of ['eip155', 'solana'] as const) {
            const active = selectActive(state, family)
            expect(active?.id).toBe(state.active[family])
            expect(active?.namespace ?? family).toBe(family)
            expect(active?.status ?? 'connected').toBe('connected')
            expect(selectConnected(state, family)).toBe(active)
          }
          const refused = state.disconnectedConnectorIds
          expect(new Set(refused).size).toBe(refused.length)
        }
      }),
      propertyRuns(200),
    )
  })

  it('use one in every family that an active one left behind', () => {
    fc.assert(
      fc.property(fc.array(about, { maxLength: 8 }), about, (all, leaving) => {
        const state = all.reduce(
          (before, [family, id]) => connected(before, connect(family, id)),
          initialConnectionsState,
        )
        const ended = connectionSet(state, disconnect(...leaving))
        for (const family of ['eip155', 'solana'] as const) {
          const hasConnected = [...ended.byId.values()].some(
            (connection) =>
              connection.namespace === family &&
              connection.status === 'connected',
          )
          expect(selectConnected(ended, family) !== undefined).toBe(
            hasConnected,
          )
        }
      }),
      propertyRuns(100),
    )
  })
})
