import type { Connection } from '../../entities/connection.js'
import { asKitError } from '../../errors/asKitError.js'
import type { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { lastKnownOf } from '../../kit/persist.js'
import { settleLoading } from '../../kit/reconnectConnector.js'
import { unwireConnector, withoutAnswer } from '../../kit/wireConnector.js'
import { connectionRemoved, connectionSet } from '../../stores/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { withDeadline } from '../../utils/withDeadline.js'

/** A wallet may take so long to say goodbye (specification 9). */
const goodbyeLimitMs = 3_000

/**
 * Ends a connection here at once, then tells the wallet.
 * @returns what went wrong at the wallet, if anything
 */
export async function endConnection(
  kit: Kit,
  parameters: {
    connection: Connection
    /** Whether nothing is kept to reconnect it from. */
    isForgotten?: boolean
    revoke?: boolean | undefined
  },
): Promise<KitError | undefined> {
  const { connection, isForgotten, revoke } = parameters
  const { connections, connectors } = kit.stores
  const { connectorId, id, namespace } = connection
  unwireConnector(kit, id)
  const lastKnown =
    connection.status === 'connected'
      ? lastKnownOf(kit, connection)
      : connection.lastKnown
  connections.setState((state) =>
    isForgotten || !lastKnown
      ? connectionRemoved(state, id)
      : connectionSet(state, {
          ...withoutAnswer(connection),
          status: 'disconnected',
          lastKnown,
        }),
  )
  settleLoading(kit, namespace)
  const connector = findConnector(connectors.getState(), connectorId, namespace)
  if (connection.status !== 'connected') return undefined
  kit.events.emit('DISCONNECT', { connectorId, namespace, byVisitor: true })
  if (!connector) return undefined
  try {
    await withDeadline({
      run: (signal) => connector.disconnect({ revoke, signal }),
      clock: kit.environment.clock,
      limitMs: goodbyeLimitMs,
    })
    return undefined
  } catch (error) {
    return asKitError(error)
  }
}
