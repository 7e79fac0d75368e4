import { connectionIdOf } from '../../entities/connection/connection.js'
import type { Connector } from '../../ports/Connector.js'
import type { ConnectorSourceEvent } from '../../ports/ConnectorSource.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { findPairing } from './findPairing.js'

const eventNames = {
  pairingCreated: 'PAIRING_CREATED',
  pairingSeen: 'PAIRING_SEEN',
  pairingExpired: 'PAIRING_EXPIRED',
} as const

/** What is handled here: the state of a pairing goes straight to its store. */
type SourceEvent = Exclude<ConnectorSourceEvent, { type: 'pairingChanged' }>

/** A wallet that was found claims to be another one. */
type Claim = {
  readonly type: 'claimed'
  readonly connector: Connector
  readonly at: number
}

/**
 * Handles what a source of connectors, or the search for wallets, reports by
 * itself. All of it is rare, so that this is loaded with the first event.
 * @param ask asks a wallet silently what is true of it now
 */
export function handleSourceEvent(
  kit: Kit,
  event: SourceEvent | Claim,
  ask: (connector: Connector) => Promise<unknown>,
): void {
  const { lifetime, stores, log, events } = kit[internals]
  if (!lifetime()) return
  switch (event.type) {
    case 'approved':
      void adoptApproval(kit, event, ask)
      break
    case 'available':
      void connectAvailable(kit, event.connector, ask)
      break
    case 'approvals':
      stores.approvals.setState({ waiting: event.approvals })
      break
    case 'claimed':
      doubtReconnection(kit, event)
      break
    case 'alert':
      import('../showAlert.js').then(
        ({ showAlert }) => showAlert(kit, event.code),
        (error: unknown) => log('warn', 'An alert is not shown', error),
      )
      break
    case 'notAllowed': {
      const { info, namespace } = event.connector
      events.emit('CONNECTION_NOTICE', {
        connectorId: info.id,
        namespace,
        reason: 'notAllowed',
      })
      break
    }
    case 'request': {
      const { info, namespace } = event.connector
      events.emit('WALLET_REQUEST', {
        connectorId: info.id,
        namespace,
        isPending: event.isPending,
        isSlow: event.isSlow,
      })
      break
    }
    default:
      events.emit(eventNames[event.type], {})
  }
}

/**
 * An approval that the visitor asked for is taken where no wallet is in use;
 * where one is, the visitor is asked: a wallet in use is not replaced.
 */
async function adoptApproval(
  kit: Kit,
  event: Extract<SourceEvent, { type: 'approved' }>,
  ask: (connector: Connector) => Promise<unknown>,
): Promise<void> {
  const { approvalId, connector, isChosen, isLate } = event
  const { info, namespace } = connector
  const decide = (verdict: 'accept' | 'ask') => {
    if (!isChosen) findPairing(kit)?.decide(approvalId, namespace, verdict)
  }
  if (hasRival(kit, connector)) return decide('ask')
  decide('accept')
  expectConnection(kit, connector)
  await ask(connector)
  const { byId } = kit.stores.connections.getState()
  const isTaken = byId.get(connectionIdOf(connector))?.status === 'connected'
  if (!isTaken) decide('ask')
  else if (isLate && !isChosen)
    kit[internals].events.emit('CONNECTION_NOTICE', {
      connectorId: info.id,
      namespace,
      reason: 'late',
    })
}

/**
 * Connects what its source says is there for the taking. An earlier connection
 * is asked for by the search for wallets already.
 */
async function connectAvailable(
  kit: Kit,
  connector: Connector,
  ask: (connector: Connector) => Promise<unknown>,
): Promise<void> {
  const id = connectionIdOf(connector)
  const { byId, dismissedConnectionIds } = kit.stores.connections.getState()
  if (!kit.options.reconnect || byId.has(id)) return
  if (dismissedConnectionIds.includes(id) || hasRival(kit, connector)) return
  expectConnection(kit, connector)
  await ask(connector)
}

/**
 * The wallet is asked for a session next, as if for one of an earlier visit.
 */
function expectConnection(kit: Kit, connector: Connector): void {
  const { info, namespace } = connector
  const { connections, networks } = kit[internals].stores
  const id = connectionIdOf(connector)
  const network = networks
    .getState()
    .networks.find(({ chainNamespace }) => chainNamespace === namespace)
  connections.dispatch({
    type: 'approved',
    connection: {
      id,
      namespace,
      connectorId: info.id,
      lastKnown: {
        accounts: [],
        caipNetworkId: network?.caipNetworkId ?? `${namespace}:0`,
        walletName: info.name,
      },
    },
  })
}

/** Whether a wallet of the namespace is in use, or on its way to be. */
function hasRival(kit: Kit, connector: Connector): boolean {
  const { byId } = kit.stores.connections.getState()
  return [...byId.values()].some(
    (one) =>
      one.namespace === connector.namespace &&
      (one.status === 'connected' ||
        (one.id !== connectionIdOf(connector) &&
          (one.status === 'connecting' ||
            (one.status === 'reconnecting' && one.wasActive)))),
  )
}

/**
 * A connection that was restored silently ends when another wallet that claims
 * to be the same leaves it in doubt which of them the visitor meant.
 */
function doubtReconnection(kit: Kit, { at, connector }: Claim): void {
  const { connections } = kit[internals].stores
  const id = connectionIdOf(connector)
  const before = connections.getState().byId.get(id)
  connections.dispatch({ type: 'claimed', id, at })
  const now = connections.getState().byId.get(id)
  if (before?.status !== 'connected' || now?.status === 'connected') return
  kit[internals].events.emit('CONNECTION_NOTICE', {
    connectorId: before.connectorId,
    namespace: before.namespace,
    reason: 'doubted',
  })
}
