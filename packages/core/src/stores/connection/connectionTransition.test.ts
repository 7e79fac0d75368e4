import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ConnectedConnection,
  connectionId,
} from '../../entities/connection/connection.js'
import type { EarlierConnection } from '../../entities/connection/earlierConnection.js'
import { KitError } from '../../errors/KitError.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import type { ConnectionEvent } from './ConnectionEvent.js'
import {
  type ConnectionsState,
  initialConnectionsState,
  selectConnected,
} from './connections.js'
import { connectionTransition } from './connectionTransition.js'

const namespaces = ['eip155', 'solana'] as const
const key = fc.record({
  namespace: fc.constantFrom(...namespaces),
  storageId: fc.constantFrom('io.kite', 'io.onyx', 'io.lynx'),
})
const id = key.map((one) => connectionId(one.namespace, one.storageId))
const account = fc.constantFrom(
  { address: '0xab', type: 'eoa' } as const,
  { address: '0xcd', type: 'eoa' } as const,
)
const connection = fc
  .record({ key, account, twin: fc.constantFrom('', '#2') })
  .map(
    ({ account: first, key: { namespace, storageId }, twin }) =>
      ({
        id: connectionId(namespace, storageId),
        namespace,
        connectorId: `${storageId}${twin}`,
        status: 'connected',
        accounts: [first],
        caipNetworkId: `${namespace}:1`,
        walletName: storageId,
      }) satisfies ConnectedConnection,
  )
const lastKnown = {
  accounts: [{ address: '0xab', type: 'eoa' }],
  caipNetworkId: 'eip155:1',
  walletName: 'Kite',
} as const
const earlier = fc.record({ key, isActive: fc.boolean() }).map(
  ({ isActive, key: { namespace, storageId } }): EarlierConnection => ({
    id: connectionId(namespace, storageId),
    namespace,
    connectorId: storageId,
    lastKnown,
    isActive,
  }),
)
/** Few names, so that attempts meet; a new attempt never has a used one. */
const attemptId = fc.integer({ min: 0, max: 4 }).map(String)
const at = fc.integer({ min: 0, max: 10_000 })

const grant = fc.record({
  type: fc.constant('granted' as const),
  attemptId: fc.option(attemptId, { nil: undefined, freq: 2 }),
  connection,
})

const event: fc.Arbitrary<ConnectionEvent> = fc.oneof(
  { arbitrary: grant, weight: 5 },
  connection.map(
    ({ connectorId, id: wanted, namespace }): ConnectionEvent => ({
      type: 'asked',
      attempt: {
        id: '',
        connectionId: wanted,
        connectorId,
        namespace,
        startedAt: 0,
      },
    }),
  ),
  fc.record({
    type: fc.constant('failed' as const),
    attemptId,
    error: fc.constantFrom(
      new KitError('USER_REJECTED'),
      new KitError('CANCELLED'),
      new KitError('TIMED_OUT', { afterMs: 1 }),
    ),
  }),
  fc.record({ type: fc.constant('answerDelayed' as const), attemptId }),
  connection.map(
    (one): ConnectionEvent => ({
      type: 'approved',
      connection: { ...one, lastKnown },
    }),
  ),
  fc.record({ type: fc.constant('restored' as const), connection, at }),
  fc.record({ type: fc.constant('notRestored' as const), id }),
  fc.record({ connection, isActivated: fc.boolean() }).map(
    ({ connection: one, isActivated }): ConnectionEvent => ({
      type: 'confirmed',
      id: one.id,
      session: { accounts: one.accounts, caipNetworkId: one.caipNetworkId },
      isActivated,
    }),
  ),
  connection.map(
    (one): ConnectionEvent => ({
      type: 'accountsChanged',
      id: one.id,
      accounts: one.accounts,
    }),
  ),
  fc.record({
    type: fc.constant('networkChanged' as const),
    id,
    caipNetworkId: fc.constant('eip155:5' as const),
  }),
  fc.record({
    type: fc.constant('peerChanged' as const),
    id,
    peer: fc.constant({ name: 'Phone' }),
  }),
  fc.record({
    type: fc.constant('ended' as const),
    ids: fc.array(id, { maxLength: 3 }),
    by: fc.constantFrom('visitor' as const, 'wallet' as const),
    isDismissed: fc.boolean(),
  }),
  fc.record({ type: fc.constant('claimed' as const), id, at }),
  fc.record({ type: fc.constant('undone' as const), id }),
  fc.record({ type: fc.constant('forgotten' as const), id }),
  fc.record({
    type: fc.constant('switchAsked' as const),
    id,
    needsPairing: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('switchSettled' as const),
    id,
    isReconnected: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('read' as const),
    connections: fc.array(earlier, { maxLength: 4 }),
    dismissedConnectionIds: fc.uniqueArray(id, { maxLength: 3 }),
  }),
  fc.constant({ type: 'reset' as const }),
)

const events = fc.array(event, { maxLength: 40, size: 'max' })

/** Runs events, and hands every step to a check. */
function run(
  sequence: readonly ConnectionEvent[],
  multiWallet: boolean,
  check: (step: {
    event: ConnectionEvent
    before: ConnectionsState
    state: ConnectionsState
  }) => void,
): ConnectionsState {
  let attempts = 0
  let before: ConnectionsState = { ...initialConnectionsState, multiWallet }
  for (const one of sequence) {
    const numbered: ConnectionEvent =
      one.type === 'asked'
        ? { ...one, attempt: { ...one.attempt, id: String(attempts++) } }
        : one
    const frozen = JSON.stringify([...before.byId])
    const state = connectionTransition(before, numbered)
    expect(JSON.stringify([...before.byId])).toBe(frozen)
    check({ event: numbered, before, state })
    before = state
  }
  return before
}

test.each([true, false])(
  'after any events at most one connected connection is active, several wallets: %s',
  (multiWallet) => {
    fc.assert(
      fc.property(events, (sequence) => {
        run(sequence, multiWallet, ({ state }) => {
          for (const [one, known] of state.byId) expect(known.id).toBe(one)
          for (const namespace of namespaces) {
            const connected = [...state.byId.values()].filter(
              (known) =>
                known.namespace === namespace && known.status === 'connected',
            )
            const active = state.active[namespace]
            expect(selectConnected(state, namespace)?.id).toBe(active)
            expect(active === undefined).toBe(connected.length === 0)
            if (!multiWallet) expect(connected.length).toBeLessThan(2)
          }
          const dismissed = state.dismissedConnectionIds
          expect(new Set(dismissed).size).toBe(dismissed.length)
        })
      }),
      propertyRuns(300),
    )
  },
)

test('after any events every attempt is settled exactly once, and then leaves nothing waiting', () => {
  fc.assert(
    fc.property(events, fc.boolean(), (sequence, multiWallet) => {
      const settlements = new Map<string, number>()
      const last = run(
        sequence,
        multiWallet,
        ({ before, event: one, state }) => {
          if (one.type === 'asked') settlements.set(one.attempt.id, 0)
          // What was settled, or never asked, is settled by nothing that follows.
          const isSettling = one.type === 'granted' || one.type === 'failed'
          const answered = isSettling ? one.attemptId : undefined
          if (answered !== undefined && !isOpenIn(before, answered))
            expect(state).toBe(before)
          const open = state.openAttempts.map((attempt) => attempt.id)
          for (const attempt of before.openAttempts)
            if (!open.includes(attempt.id))
              settlements.set(
                attempt.id,
                (settlements.get(attempt.id) ?? 0) + 1,
              )
          if (state.attempt.phase === 'waiting')
            expect(open).toContain(state.attempt.id)
          for (const known of state.byId.values())
            if (known.status === 'connecting')
              expect(
                state.openAttempts.map((attempt) => attempt.connectionId),
              ).toContain(known.id)
        },
      )
      const error = new KitError('CANCELLED')
      const end = last.openAttempts.reduce((state, attempt) => {
        settlements.set(attempt.id, (settlements.get(attempt.id) ?? 0) + 1)
        return connectionTransition(state, {
          type: 'failed',
          attemptId: attempt.id,
          error,
        })
      }, last)
      expect([...new Set(settlements.values())]).toEqual(
        settlements.size > 0 ? [1] : [],
      )
      expect(end.openAttempts).toEqual([])
      expect(end.attempt.phase).not.toBe('waiting')
      const statuses = [...end.byId.values()].map(({ status }) => status)
      expect(statuses).not.toContain('connecting')
    }),
    propertyRuns(300),
  )
})

test('[R3.22] after any events a dismissed connection is never restored silently', () => {
  fc.assert(
    fc.property(events, fc.boolean(), (sequence, multiWallet) => {
      run(sequence, multiWallet, ({ before, event: one, state }) => {
        if (one.type === 'granted' || one.type === 'asked') return
        for (const known of state.byId.values()) {
          const isNew =
            known.status === 'connected' &&
            before.byId.get(known.id)?.status !== 'connected'
          if (isNew)
            expect(before.dismissedConnectionIds).not.toContain(known.id)
        }
      })
    }),
    propertyRuns(300),
  )
})

function isOpenIn({ openAttempts }: ConnectionsState, id: string): boolean {
  return openAttempts.some((attempt) => attempt.id === id)
}
