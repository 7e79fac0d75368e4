import { connectionId } from '../entities/connection.js'
import { KitError } from '../errors/KitError.js'
import type { Connector } from '../ports/Connector.js'
import { connectionSet } from '../stores/connections.js'
import { withDeadline } from '../utils/withDeadline.js'
import type { Kit } from './Kit.js'
import { noteGone, wireConnector } from './wireConnector.js'

/** A connected wallet may take so long to confirm that it still is. */
const confirmLimitMs = 3_000

/**
 * After a time in which nobody listened, asks a connected wallet silently what
 * is true now. One that does not answer stays as it was known.
 */
export async function confirmConnection(
  kit: Kit,
  connector: Connector,
  signal: AbortSignal,
): Promise<void> {
  const { connections } = kit.stores
  const id = connectionId(connector.namespace, connector.info.id)
  const connection = connections.getState().byId.get(id)
  if (connection?.status !== 'connected') return
  wireConnector(kit, connector)
  try {
    const session = await withDeadline({
      run: (deadline) =>
        connector.reconnect({
          address: connection.accounts[0].address,
          networkId: connection.caipNetworkId,
          signal: deadline,
        }),
      clock: kit.environment.clock,
      limitMs: confirmLimitMs,
      signal,
      onDeadline: () =>
        new KitError('WALLET_NOT_RESPONDING', { afterMs: confirmLimitMs }),
    })
    // What it told by itself meanwhile is newer.
    if (connections.getState().byId.get(id) !== connection) return
    if (!session) return noteGone(kit, id)
    connections.setState((state) =>
      connectionSet(state, { ...connection, ...session }),
    )
    wireConnector(kit, connector)
  } catch (error) {
    if (!signal.aborted)
      kit.log('info', `${connector.info.name} did not confirm`, error)
  }
}
