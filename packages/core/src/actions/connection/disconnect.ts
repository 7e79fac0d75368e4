import type {
  Connection,
  ConnectionId,
} from '../../entities/connection/connection.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { KitError } from '../../errors/KitError.js'
import { attemptTask } from '../../kit/connection/attemptTasks.js'
import { endConnections } from '../../kit/connection/endConnections.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { storeConnections, storeDismissals } from '../../kit/persist.js'
import { removeCachedOf } from '../../storage/cached.js'
import { findConnector } from '../../stores/connectors.js'

/**
 * Disconnects one connection, one namespace, or everything. The state ends at
 * once and stays ended after a reload; the wallet's grant stays unless
 * `revoke` is set, which takes it from every tab of the site.
 *
 * @param parameters.connectionId one connection
 * @param parameters.namespace all connections of a namespace
 * @param parameters.revoke sends `wallet_revokePermissions` too
 * @throws `DISCONNECT_FAILED` when a wallet failed to disconnect; it is
 * disconnected here all the same.
 * @see `wallet_revokePermissions`, Wallet Standard `standard:disconnect`
 * @example
 * import { disconnect } from '@hasp/core'
 *
 * await disconnect(kit)
 */
export async function disconnect(
  kit: Kit,
  parameters: disconnect.Parameters = {},
): Promise<void> {
  const { connectionId, namespace, revoke } = parameters
  const { connections } = kit.stores
  // Also one that is over: it must not come back by itself either.
  const all = [...connections.getState().byId.values()]
  const named = all.filter(
    (connection) =>
      (connectionId === undefined || connection.id === connectionId) &&
      (namespace === undefined || connection.namespace === namespace),
  )
  const meant = all.filter(
    (connection) =>
      named.includes(connection) ||
      named.some((one) => isSameLogin(kit, one, connection)),
  )
  const ids = meant.map(({ id }) => id)
  for (const id of ids) kit[internals].tasks.abort(attemptTask(id))
  const disconnects = endConnections(kit, { ids, by: 'visitor', revoke })
  forgetAnswers(
    kit,
    meant.filter(({ status }) => status !== 'disconnected'),
  )
  // A kit that is stopped does not store by itself.
  if (!kit[internals].lifetime()) {
    storeDismissals(kit)
    storeConnections(kit)
  }
  const failure = await disconnects
  if (failure) throw new KitError('DISCONNECT_FAILED', {}, { cause: failure })
}

export declare namespace disconnect {
  type Parameters = {
    connectionId?: ConnectionId | undefined
    namespace?: Namespace | undefined
    revoke?: boolean | undefined
  }
}

/** Whether two connections are two namespaces of one login. */
function isSameLogin({ stores }: Kit, one: Connection, other: Connection) {
  const { connectorId, namespace } = one
  const state = stores.connectors.getState()
  return (
    other.connectorId === connectorId &&
    findConnector(state, connectorId, namespace)?.isOneLogin === true
  )
}

/** What an account owns is nobody's business on a shared device. */
function forgetAnswers(kit: Kit, ended: readonly Connection[]): void {
  const addresses = ended.flatMap((connection) => {
    const known =
      connection.status === 'connected' ? connection : connection.lastKnown
    return known?.accounts.map(({ address }) => address) ?? []
  })
  removeCachedOf(kit[internals], addresses)
}
