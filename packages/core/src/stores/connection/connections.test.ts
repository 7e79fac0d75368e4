import { describe, expect, it } from 'vitest'
import {
  type ConnectedConnection,
  connectionId,
} from '../../entities/connection/connection.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { KitError } from '../../errors/KitError.js'
import type { ConnectionEvent } from './ConnectionEvent.js'
import {
  type ConnectionsState,
  initialConnectionsState,
  selectActive,
  selectConnected,
  selectConnection,
  selectIsConnected,
} from './connections.js'
import { connectionTransition } from './connectionTransition.js'
import { createConnectionsStore } from './createConnectionsStore.js'

const account = { address: '0xab', type: 'eoa' } as const

function connection(
  namespace: Namespace,
  storageId: string,
): ConnectedConnection {
  return {
    id: connectionId(namespace, storageId),
    namespace,
    connectorId: storageId,
    status: 'connected',
    accounts: [account],
    caipNetworkId: `${namespace}:1`,
    walletName: storageId,
  }
}

const kite = connection('eip155', 'io.kite')
const onyx = connection('eip155', 'io.onyx')
const grant = (granted: ConnectedConnection): ConnectionEvent => ({
  type: 'granted',
  connection: granted,
})
const end = (
  ended: ConnectedConnection,
  by: 'visitor' | 'wallet' = 'visitor',
): ConnectionEvent => ({
  type: 'ended',
  ids: [ended.id],
  by,
  isDismissed: by === 'visitor',
})
const after = (
  events: readonly ConnectionEvent[],
  state: ConnectionsState = initialConnectionsState,
) => events.reduce(connectionTransition, state)
const ask = (id: string, wanted = kite): ConnectionEvent => ({
  type: 'asked',
  attempt: {
    id,
    connectionId: wanted.id,
    connectorId: wanted.connectorId,
    namespace: wanted.namespace,
    startedAt: 0,
  },
})
const twoConnected = after([grant(kite), grant(onyx)])

describe('connections', () => {
  it('[R3.1] keeps connector, accounts, network and social name', () => {
    const state = after([grant({ ...kite, auth: { name: 'google' } })])
    expect(selectConnected(state, 'eip155')).toEqual({
      id: 'eip155/io.kite',
      namespace: 'eip155',
      connectorId: 'io.kite',
      status: 'connected',
      accounts: [{ address: '0xab', type: 'eoa' }],
      caipNetworkId: 'eip155:1',
      walletName: 'io.kite',
      auth: { name: 'google' },
    })
  })

  it('[R4.2] knows disconnected, connecting and connected', () => {
    const store = createConnectionsStore()
    const status = () => store.getState().byId.get(kite.id)?.status
    expect(status()).toBeUndefined()
    store.dispatch(ask('1'))
    expect(status()).toBe('connecting')
    expect(selectIsConnected(store.getState())).toBe(false)
    store.dispatch({ ...grant(kite), attemptId: '1' } as ConnectionEvent)
    expect(status()).toBe('connected')
    expect(selectIsConnected(store.getState())).toBe(true)
    store.dispatch(end(kite))
    expect(status()).toBe('disconnected')
    expect(selectIsConnected(store.getState())).toBe(false)
  })

  it('are found by what a kit event says of them', () => {
    expect(selectConnection(twoConnected, kite)).toBe(kite)
    const about = { connectorId: 'io.kite', namespace: 'solana' } as const
    expect(selectConnection(twoConnected, about)).toBeUndefined()
  })

  it('use the wallet that connected last', () => {
    expect(selectActive(twoConnected, 'eip155')).toBe(onyx)
    const { accounts, caipNetworkId } = kite
    const switched = after(
      [
        {
          type: 'confirmed',
          id: kite.id,
          session: { accounts, caipNetworkId },
          isActivated: true,
        },
      ],
      twoConnected,
    )
    expect(selectActive(switched, 'eip155')).toEqual(kite)
  })

  it('fall back to another connected wallet of the namespace', () => {
    expect(selectActive(after([end(onyx)], twoConnected), 'eip155')).toBe(kite)
  })

  it('with several wallets off, take the place of all others', () => {
    const state = after([grant(kite), grant(onyx)], {
      ...initialConnectionsState,
      multiWallet: false,
    })
    expect([...state.byId.keys()]).toEqual([onyx.id])
  })

  it('of one identity take the place of each other', () => {
    const twin = { ...kite, connectorId: 'io.kite#2' }
    const state = after([grant(kite), grant(twin)])
    expect([...state.byId.values()]).toEqual([twin])
  })

  it('are dismissed until they connect again', () => {
    const state = after([grant(kite), end(kite), end(kite)])
    expect(state.dismissedConnectionIds).toEqual([kite.id])
    expect(after([grant(kite)], state).dismissedConnectionIds).toEqual([])
  })

  it('tell listeners of every event, with the state before and after it', () => {
    const store = createConnectionsStore()
    const received: unknown[] = []
    store.onEvent((event, state, before) =>
      received.push([event.type, before.byId.size, state.byId.size]),
    )
    store.dispatch(grant(kite))
    store.dispatch({ type: 'forgotten', id: kite.id })
    expect(received).toEqual([
      ['granted', 0, 1],
      ['forgotten', 1, 1],
    ])
  })
})

describe('an attempt', () => {
  it('that fails leaves what was there before', () => {
    const before = after([grant(kite), end(kite)])
    const error = new KitError('USER_REJECTED')
    const state = after([ask('1'), { type: 'failed', attemptId: '1', error }], {
      ...before,
    })
    expect(state.byId).toEqual(before.byId)
    expect(state.attempt).toMatchObject({ phase: 'failed', error })
  })

  it('that was cancelled is no attempt any more', () => {
    const error = new KitError('CANCELLED')
    const state = after([ask('1'), { type: 'failed', attemptId: '1', error }])
    expect(state).toEqual(initialConnectionsState)
  })

  it('that was settled is not settled again', () => {
    const error = new KitError('CANCELLED')
    const state = after([ask('1'), { type: 'failed', attemptId: '1', error }])
    const late = { ...grant(kite), attemptId: '1' } as ConnectionEvent
    expect(after([late], state)).toBe(state)
  })

  it('goes on when an older one for the same wallet is given up', () => {
    const error = new KitError('CANCELLED')
    const state = after([
      ask('1'),
      ask('2'),
      { type: 'failed', attemptId: '1', error },
    ])
    expect(state.byId.get(kite.id)?.status).toBe('connecting')
    expect(state.attempt).toMatchObject({ phase: 'waiting', id: '2' })
  })

  it('says when its answer is slow, unless it is over', () => {
    const slow: ConnectionEvent = { type: 'answerDelayed', attemptId: '1' }
    expect(after([ask('1'), slow]).attempt).toMatchObject({ isSlow: true })
    const other = after([ask('1'), ask('2')])
    expect(after([slow], other)).toBe(other)
  })
})
