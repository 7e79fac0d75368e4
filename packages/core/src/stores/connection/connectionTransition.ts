import type {
  ConnectedConnection,
  ConnectionId,
} from '../../entities/connection/connection.js'
import { isKitError } from '../../errors/KitError.js'
import { isReconnectionDoubtful } from '../../policies/connection/isReconnectionDoubtful.js'
import type { ConnectionEvent } from './ConnectionEvent.js'
import {
  activated,
  connectionSet,
  dismissed,
  ended,
  undismissed,
  withoutConnection,
  withoutOthers,
} from './connectionChanges.js'
import type { ConnectionsState, OpenAttempt } from './connections.js'
import { readEarlierConnections } from './readEarlierConnections.js'

/**
 * The state after an event. What does not fit the state, such as an answer to
 * an attempt that was settled before, changes nothing.
 */
export function connectionTransition(
  state: ConnectionsState,
  event: ConnectionEvent,
): ConnectionsState {
  switch (event.type) {
    case 'asked':
      return asked(state, event.attempt)
    case 'answerDelayed': {
      const { attempt } = state
      return attempt.phase === 'waiting' && attempt.id === event.attemptId
        ? { ...state, attempt: { ...attempt, isSlow: true } }
        : state
    }
    case 'granted':
      return granted(state, event)
    case 'failed':
      return failed(state, event)
    case 'approved':
      return approved(state, event)
    case 'restored':
      return restored(state, event)
    case 'notRestored': {
      const connection = state.byId.get(event.id)
      return connection?.status === 'reconnecting'
        ? ended(state, connection)
        : state
    }
    case 'confirmed': {
      const { id, isActivated, session } = event
      const next = changed(state, id, ({ walletName }) => ({
        ...session,
        walletName: session.peer?.name ?? walletName,
      }))
      return isActivated ? activated(next, id) : next
    }
    case 'accountsChanged': {
      const { accounts, networkIds } = event
      return changed(state, event.id, () => ({ accounts, networkIds }))
    }
    case 'networkChanged': {
      const { caipNetworkId } = event
      return changed(state, event.id, () => ({ caipNetworkId }))
    }
    case 'peerChanged': {
      const { peer } = event
      return changed(state, event.id, () => ({ peer, walletName: peer.name }))
    }
    case 'signedIn': {
      const { signedInAs } = event
      return changed(state, event.id, () => ({ signedInAs }))
    }
    case 'ended':
      return event.ids.reduce((next, id) => {
        const connection = next.byId.get(id)
        if (!connection) return next
        if (event.by === 'wallet' && connection.status !== 'connected')
          return next
        const left = ended(next, connection)
        return event.isDismissed ? dismissed(left, id) : left
      }, state)
    case 'claimed': {
      const connection = state.byId.get(event.id)
      return connection?.status === 'connected' &&
        connection.reconnected &&
        isReconnectionDoubtful(connection, event.at)
        ? ended(state, connection, connection.reconnected.from)
        : state
    }
    case 'undone':
      return undismissed(state, event.id)
    case 'forgotten':
      return state.byId.get(event.id)?.status === 'disconnected'
        ? withoutConnection(state, event.id)
        : state
    case 'switchAsked':
      return { ...state, switchingTo: event.id }
    case 'switchSettled':
      return state.switchingTo === event.id
        ? { ...state, switchingTo: undefined }
        : state
    case 'read':
      return readEarlierConnections(state, event)
    case 'reset':
      return {
        ...state,
        byId: new Map(),
        active: {},
        dismissedConnectionIds: [],
        attempt: { phase: 'idle' },
        openAttempts: [],
        switchingTo: undefined,
      }
  }
}

function asked(
  state: ConnectionsState,
  attempt: OpenAttempt,
): ConnectionsState {
  const { connectionId: id, connectorId, namespace, startedAt } = attempt
  const earlier = state.byId.get(id)
  const next =
    earlier?.status === 'connected'
      ? state
      : connectionSet(state, {
          id,
          namespace,
          connectorId,
          status: 'connecting',
          startedAt,
          lastKnown: earlier?.lastKnown,
        })
  return {
    ...next,
    attempt: { ...attempt, phase: 'waiting', isSlow: false },
    openAttempts: [...state.openAttempts, attempt],
  }
}

function granted(
  state: ConnectionsState,
  { attemptId, connection }: Extract<ConnectionEvent, { type: 'granted' }>,
): ConnectionsState {
  const attempt = state.openAttempts.find(({ id }) => id === attemptId)
  if (attemptId !== undefined && !attempt) return state
  const { id } = connection
  let next = undismissed(activated(connectionSet(state, connection), id), id)
  if (!state.multiWallet) next = withoutOthers(next, connection)
  if (!attempt) return next
  return settled(next, attempt, (shown) => ({ ...shown, phase: 'connected' }))
}

function failed(
  state: ConnectionsState,
  { attemptId, error }: Extract<ConnectionEvent, { type: 'failed' }>,
): ConnectionsState {
  const attempt = state.openAttempts.find(({ id }) => id === attemptId)
  if (!attempt) return state
  return settled(state, attempt, (shown) =>
    isKitError(error, 'CANCELLED')
      ? { phase: 'idle' }
      : { ...shown, phase: 'failed', error },
  )
}

/** What an attempt began and did not bring about is as it was before. */
function settled(
  state: ConnectionsState,
  attempt: OpenAttempt,
  show: (shown: OpenAttempt) => ConnectionsState['attempt'],
): ConnectionsState {
  const isShown =
    state.attempt.phase === 'waiting' && state.attempt.id === attempt.id
  const next = {
    ...state,
    openAttempts: state.openAttempts.filter(({ id }) => id !== attempt.id),
    attempt: isShown ? show(attempt) : state.attempt,
  }
  const isStillAsked = next.openAttempts.some(
    ({ connectionId }) => connectionId === attempt.connectionId,
  )
  const connection = state.byId.get(attempt.connectionId)
  return connection?.status === 'connecting' && !isStillAsked
    ? ended(next, connection)
    : next
}

/** Its owner has approved anew, even if the visitor once disconnected it. */
function approved(
  state: ConnectionsState,
  {
    connection: { lastKnown, ...common },
  }: Extract<ConnectionEvent, { type: 'approved' }>,
): ConnectionsState {
  const next = undismissed(state, common.id)
  const known = state.byId.get(common.id)
  return known === undefined || known.status === 'disconnected'
    ? connectionSet(next, {
        ...common,
        status: 'reconnecting',
        wasActive: false,
        lastKnown: known?.lastKnown ?? lastKnown,
      })
    : next
}

/** With several wallets off, one in use is not joined by another. */
function restored(
  state: ConnectionsState,
  { at, connection }: Extract<ConnectionEvent, { type: 'restored' }>,
): ConnectionsState {
  const { id, namespace } = connection
  const earlier = state.byId.get(id)
  const isAwaited =
    earlier?.status === 'reconnecting' || earlier?.status === 'disconnected'
  if (!isAwaited || state.dismissedConnectionIds.includes(id)) return state
  const wasActive = earlier.status === 'reconnecting' && earlier.wasActive
  const isAnyActive = state.active[namespace] !== undefined
  if (!state.multiWallet && isAnyActive && !wasActive)
    return ended(state, earlier)
  const next = connectionSet(state, {
    ...connection,
    ...(earlier.auth && { auth: earlier.auth }),
    reconnected: { at, from: earlier.lastKnown },
  })
  const inUse = wasActive || !isAnyActive ? activated(next, id) : next
  return state.multiWallet
    ? inUse
    : withoutOthers(inUse, connection, ({ status }) => status === 'connected')
}

/** Changes a connection, if it is connected. */
function changed(
  state: ConnectionsState,
  id: ConnectionId,
  change: (connection: ConnectedConnection) => Partial<ConnectedConnection>,
): ConnectionsState {
  const connection = state.byId.get(id)
  if (connection?.status !== 'connected') return state
  return connectionSet(state, { ...connection, ...change(connection) })
}
