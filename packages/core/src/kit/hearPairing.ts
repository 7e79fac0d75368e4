import type { ConnectionId } from '../entities/connection.js'
import type { Connector } from '../ports/Connector.js'
import type { PairingNews } from '../ports/PairingSource.js'
import type { Kit } from './Kit.js'

const names = {
  created: 'PAIRING_CREATED',
  seen: 'PAIRING_SEEN',
  expired: 'PAIRING_EXPIRED',
} as const

/**
 * What follows from what a pairing source tells by itself.
 * @param ask asks a wallet silently what is true of it now
 */
export function hearPairing(
  kit: Kit,
  news: PairingNews,
  ask: (connector: Connector) => void,
): void {
  if (!kit.lifetime()) return
  switch (news.type) {
    case 'approved':
      awaitAgain(kit, news.connector)
      ask(news.connector)
      break
    case 'alert':
      import('./showAlert.js').then(
        ({ showAlert }) => showAlert(kit, news.code),
        (error: unknown) => kit.log('warn', 'An alert is not shown', error),
      )
      break
    case 'request': {
      const { info, namespace } = news.connector
      kit.events.emit('WALLET_REQUEST', {
        connectorId: info.id,
        namespace,
        isPending: news.isPending,
        isSlow: news.isSlow,
      })
      break
    }
    default:
      kit.events.emit(names[news.type], {})
  }
}

/**
 * A session that nobody waits for is taken like one of an earlier visit, even
 * if the visitor once disconnected that wallet: its owner has approved anew.
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
            wasActive: true,
            lastKnown: known?.lastKnown ?? {
              accounts: [],
              caipNetworkId: network?.caipNetworkId ?? `${namespace}:0`,
              walletName: info.name,
            },
          }),
    }
  })
}
