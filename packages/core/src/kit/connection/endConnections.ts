import type {
  ConnectedConnection,
  ConnectionId,
} from '../../entities/connection/connection.js'
import { asKitError } from '../../errors/asKitError.js'
import type { KitError } from '../../errors/KitError.js'
import type { Connector } from '../../ports/Connector.js'
import { findConnector } from '../../stores/connectors.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/** How long a wallet may take to disconnect (specification 9). */
export const disconnectLimitMs = 3_000

/**
 * Ends connections here at once. When the visitor ended them, the wallets are
 * told; when a wallet did, it knows.
 * @returns what went wrong at a wallet, if anything
 */
export async function endConnections(
  kit: Kit,
  {
    by,
    ids,
    revoke,
  }: {
    ids: readonly ConnectionId[]
    by: 'visitor' | 'wallet'
    revoke?: boolean | undefined
  },
): Promise<KitError | undefined> {
  const { connections } = kit[internals].stores
  const { byId } = connections.getState()
  const connected = ids.flatMap((id) => {
    const connection = byId.get(id)
    return connection?.status === 'connected' ? [connection] : []
  })
  if (by === 'visitor') {
    connections.dispatch({ type: 'ended', ids, by, isDismissed: true })
    const disconnects = connected.map((one) =>
      disconnectWallet(kit, one, { revoke }),
    )
    return (await Promise.all(disconnects)).find(Boolean)
  }
  for (const connection of connected) {
    const { connectorId, id, namespace } = connection
    connections.dispatch({
      type: 'ended',
      ids: [id],
      by,
      isDismissed: connectorOf(kit, connection)?.promptsAnew ?? false,
    })
    kit[internals].events.emit('CONNECTION_NOTICE', {
      connectorId,
      namespace,
      reason: 'ended',
    })
  }
  return undefined
}

/**
 * Tells a wallet that the page uses it no longer.
 * @param how whether its grant is taken back, or another takes its place
 * @returns what went wrong, if anything
 */
export async function disconnectWallet(
  kit: Kit,
  connection: ConnectedConnection,
  how: Omit<Parameters<Connector['disconnect']>[0], 'signal'>,
): Promise<KitError | undefined> {
  const connector = connectorOf(kit, connection)
  if (!connector) return undefined
  try {
    await withDeadline({
      run: (signal) => connector.disconnect({ ...how, signal }),
      clock: kit[internals].environment.clock,
      limitMs: disconnectLimitMs,
    })
    return undefined
  } catch (error) {
    return asKitError(error)
  }
}

function connectorOf(
  { stores }: Kit,
  { connectorId, namespace }: ConnectedConnection,
) {
  return findConnector(stores.connectors.getState(), connectorId, namespace)
}
