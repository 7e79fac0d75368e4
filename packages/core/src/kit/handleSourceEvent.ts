import type { ConnectionId } from '../entities/connection.js'
import type { Connector } from '../ports/Connector.js'
import type { ConnectorSourceEvent } from '../ports/ConnectorSource.js'
import { doubtReconnection } from './doubtReconnection.js'
import { findPairing } from './findPairing.js'
import type { Kit } from './Kit.js'

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
  if (!kit.lifetime()) return
  switch (event.type) {
    case 'approved':
      void adoptApproval(kit, event, ask)
      break
    case 'approvals':
      kit.stores.approvals.setState({ waiting: event.approvals })
      break
    case 'claimed':
      doubtReconnection(kit, event.connector, event.at)
      break
    case 'alert':
      import('./showAlert.js').then(
        ({ showAlert }) => showAlert(kit, event.code),
        (error: unknown) => kit.log('warn', 'An alert is not shown', error),
      )
      break
    case 'request': {
      const { info, namespace } = event.connector
      kit.events.emit('WALLET_REQUEST', {
        connectorId: info.id,
        namespace,
        isPending: event.isPending,
        isSlow: event.isSlow,
      })
      break
    }
    default:
      kit.events.emit(eventNames[event.type], {})
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
  awaitAgain(kit, connector)
  await ask(connector)
  const { byId } = kit.stores.connections.getState()
  const isTaken = byId.get(`${namespace}/${info.id}`)?.status === 'connected'
  if (!isTaken) decide('ask')
  else if (isLate && !isChosen)
    kit.events.emit('CONNECTION_NOTICE', {
      connectorId: info.id,
      namespace,
      reason: 'late',
    })
}

/** Whether a wallet of the family is in use, or on its way to be. */
function hasRival(kit: Kit, { info, namespace }: Connector): boolean {
  const { byId } = kit.stores.connections.getState()
  return [...byId.values()].some(
    (one) =>
      one.namespace === namespace &&
      (one.status === 'connected' ||
        (one.connectorId !== info.id &&
          (one.status === 'connecting' ||
            (one.status === 'reconnecting' && one.wasActive)))),
  )
}

/**
 * An approval that is taken is asked for like a session of an earlier visit,
 * even if the visitor once disconnected that wallet: its owner has approved
 * anew. Should another wallet be connected meanwhile, that one stays in use.
 */
function awaitAgain(kit: Kit, { info, namespace }: Connector): void {
  const { connections, networks } = kit.stores
  const id: ConnectionId = `${namespace}/${info.id}`
  const network = networks
    .getState()
    .networks.find(({ chainNamespace }) => chainNamespace === namespace)
  connections.setState(({ byId, disconnectedConnectorIds }) => {
    const known = byId.get(id)
    const isOpen =
      known?.status === 'connected' ||
      known?.status === 'connecting' ||
      known?.status === 'reconnecting'
    return {
      disconnectedConnectorIds: disconnectedConnectorIds.filter(
        (refused) => refused !== `${namespace}/${info.storageId}`,
      ),
      byId: isOpen
        ? byId
        : new Map(byId).set(id, {
            id,
            namespace,
            connectorId: info.id,
            status: 'reconnecting',
            wasActive: false,
            lastKnown: known?.lastKnown ?? {
              accounts: [],
              caipNetworkId: network?.caipNetworkId ?? `${namespace}:0`,
              walletName: info.name,
            },
          }),
    }
  })
}
