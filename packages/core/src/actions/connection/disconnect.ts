import {
  type Connection,
  type ConnectionId,
  connectionId as connectionIdOf,
} from '../../entities/connection.js'
import type { Namespace } from '../../entities/namespace.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import {
  storageIdOf,
  storeConnections,
  storeRefusals,
} from '../../kit/persist.js'
import { removeCachedOf } from '../../storage/cached.js'
import { connectorDisconnected } from '../../stores/connections.js'
import { closeModal } from '../modal/closeModal.js'
import { endConnection } from './endConnection.js'

/**
 * Disconnects one connection, one family, or everything. The state ends at
 * once and stays ended after a reload; the wallet's grant stays unless
 * `revoke` is set, which takes it from every tab of the site.
 *
 * @param parameters.connectionId one connection
 * @param parameters.namespace all connections of a family
 * @param parameters.revoke sends `wallet_revokePermissions` too
 * @throws `DISCONNECT_FAILED` when a wallet failed to say goodbye; it is
 * disconnected here all the same.
 * @example await disconnect(kit)
 */
export async function disconnect(
  kit: Kit,
  parameters: disconnect.Parameters = {},
): Promise<void> {
  const { connectionId, namespace, revoke } = parameters
  const { connections } = kit.stores
  const meant = [...connections.getState().byId.values()].filter(
    (connection) =>
      (connectionId === undefined || connection.id === connectionId) &&
      (namespace === undefined || connection.namespace === namespace),
  )
  const ending = meant.filter(({ status }) => status !== 'disconnected')
  for (const { id } of ending) kit.tasks.abort(`connect ${id}`)
  // One that did not answer so far must not come back by itself either.
  for (const connection of meant) {
    const id = connectionIdOf(
      connection.namespace,
      storageIdOf(kit, connection),
    )
    connections.setState((state) => connectorDisconnected(state, id))
  }
  const goodbyes = ending.map((connection) =>
    endConnection(kit, { connection, revoke }),
  )
  forgetAnswers(kit, ending)
  // A kit that is stopped does not store by itself.
  if (!kit.lifetime()) {
    storeRefusals(kit)
    storeConnections(kit)
  }
  closeWhenAlone(kit, ending)
  const [failure] = (await Promise.all(goodbyes)).filter(Boolean)
  if (failure) throw new KitError('DISCONNECT_FAILED', {}, { cause: failure })
}

export declare namespace disconnect {
  type Parameters = {
    connectionId?: ConnectionId | undefined
    namespace?: Namespace | undefined
    revoke?: boolean | undefined
  }
}

/** What an account owns is nobody's business on a shared device. */
function forgetAnswers(kit: Kit, ended: readonly Connection[]): void {
  const addresses = ended.flatMap((connection) => {
    const known =
      connection.status === 'connected' ? connection : connection.lastKnown
    return known?.accounts.map(({ address }) => address) ?? []
  })
  removeCachedOf(kit, addresses)
}

/** Nothing of the modal is of use once the last wallet is gone. */
function closeWhenAlone(kit: Kit, ended: readonly Connection[]): void {
  const { connections, modal } = kit.stores
  const isAlone = [...connections.getState().byId.values()].every(
    ({ status }) => status === 'disconnected',
  )
  if (ended.length > 0 && isAlone && modal.getState().isOpen)
    closeModal(kit, { force: true })
}
