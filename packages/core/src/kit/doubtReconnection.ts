import { isSameAddress } from '../entities/address.js'
import type { ConnectedConnection } from '../entities/connection.js'
import type { Connector } from '../ports/Connector.js'
import { connectionSet } from '../stores/connections.js'
import type { Kit } from './Kit.js'
import { storageIdOf } from './persist.js'
import { unwireConnector, withoutAnswer } from './wireConnector.js'

/** Who claims an identity within this time was as early as the other. */
const claimWindowMs = 3_000

/**
 * A second wallet claims an identity that was reconnected silently: nobody
 * knows which of them the visitor meant, so the visitor chooses. Later on,
 * that goes only for one whose account is another than before.
 * @param at when it was found
 */
export function doubtReconnection(
  kit: Kit,
  { info, namespace }: Connector,
  at: number,
): void {
  const { connections } = kit.stores
  for (const connection of connections.getState().byId.values()) {
    if (connection.status !== 'connected' || !connection.reconnected) continue
    const isClaimed =
      connection.namespace === namespace &&
      storageIdOf(kit, connection) === info.storageId
    const isSoon = at - connection.reconnected.at <= claimWindowMs
    if (!isClaimed || !(isSoon || isOther(connection))) continue
    const { connectorId, reconnected } = connection
    unwireConnector(kit, connection.id)
    connections.setState((state) =>
      connectionSet(state, {
        ...withoutAnswer(connection),
        status: 'disconnected',
        lastKnown: reconnected.from,
      }),
    )
    const about = { connectorId, namespace }
    kit.events.emit('DISCONNECT', { ...about, byVisitor: false })
    kit.events.emit('CONNECTION_NOTICE', { ...about, reason: 'doubted' })
  }
}

/** Whether none of its accounts was there before. */
function isOther({
  accounts,
  namespace,
  reconnected,
}: ConnectedConnection): boolean {
  return !accounts.some((one) =>
    reconnected?.from.accounts.some((known) =>
      isSameAddress(namespace, one.address, known.address),
    ),
  )
}
