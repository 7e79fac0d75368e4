import type {
  ConnectedConnection,
  Connection,
  ConnectionId,
} from '../../entities/connection/connection.js'
import { KitError } from '../../errors/KitError.js'
import { askSilently } from '../../kit/connection/askSilently.js'
import { endConnections } from '../../kit/connection/endConnections.js'
import { establishConnection } from '../../kit/connection/establishConnection.js'
import { withAccountFirst } from '../../kit/connection/withAccountFirst.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { showAlert } from '../../kit/showAlert.js'
import type { Connector } from '../../ports/Connector.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { connect } from './connect.js'

/**
 * Puts another connection to use: one that is connected is confirmed with its
 * wallet silently, one that is disconnected is connected anew, which may
 * prompt, and then an open modal shows ProfileWallets.
 *
 * @param parameters.connectionId as `useConnectedWallets` lists it
 * @param parameters.address one of the connection's accounts
 * @throws `NO_CONNECTOR_FOR_CONNECTION`, `INVALID_CONNECTION_STATUS`,
 * `MODAL_CLOSED` when the visitor closes the code of a wallet on a phone, which
 * is connected all the same if it approves later, or what `connect` throws
 * @example
 * import { switchConnection } from '@hasp/core'
 *
 * await switchConnection(kit, { connectionId: 'eip155/io.kite' })
 */
export async function switchConnection(
  kit: Kit,
  parameters: switchConnection.Parameters,
): Promise<void> {
  if (!kit[internals].lifetime()) throw new KitError('NO_CONNECTION_CLIENT')
  const { connections, connectors } = kit[internals].stores
  const connection = connections.getState().byId.get(parameters.connectionId)
  const connectorId = connection?.connectorId ?? parameters.connectionId
  const connector = findConnector(
    connectors.getState(),
    connectorId,
    connection?.namespace,
  )
  if (!connection || !connector)
    throw new KitError('NO_CONNECTOR_FOR_CONNECTION', { id: connectorId })
  const active = selectConnected(connections.getState(), connection.namespace)
  if (!kit.options.features.multiWallet && active && active !== connection)
    showAlert(kit, 'MULTI_WALLET_NOT_ENABLED')
  const { id, namespace } = connection
  switch (connection.status) {
    case 'connected':
      return await activate(kit, connection, connector, parameters.address)
    case 'disconnected': {
      const needsPairing = connector.info.capabilities?.isPairing === true
      connections.dispatch({ type: 'switchAsked', id, needsPairing })
      let isReconnected = false
      try {
        if (needsPairing) await connectPaired(kit, connection)
        else await connect(kit, { connectorId, namespace })
        isReconnected = true
      } finally {
        connections.dispatch({ type: 'switchSettled', id, isReconnected })
      }
      return
    }
    default:
      throw new KitError('INVALID_CONNECTION_STATUS', {
        status: connection.status,
      })
  }
}

export declare namespace switchConnection {
  type Parameters = {
    connectionId: ConnectionId
    address?: string | undefined
  }
}

/** A connected wallet is used only once it has confirmed that it still is. */
async function activate(
  kit: Kit,
  { caipNetworkId, id }: ConnectedConnection,
  connector: Connector,
  address: string | undefined,
): Promise<void> {
  const session = await askSilently(kit, connector, {
    address,
    networkId: caipNetworkId,
    signal: kit[internals].lifetime() ?? AbortSignal.abort(),
  })
  if (!session) void endConnections(kit, { ids: [id], by: 'wallet' })
  const isEstablished =
    session &&
    establishConnection(
      kit,
      connector,
      withAccountFirst(connector, session, address),
      { type: 'confirmed', isActivated: true },
    )
  if (!isEstablished) throw new KitError('WALLET_DISCONNECTED')
}

/**
 * Waits for a wallet on a phone. The modal shows its code meanwhile, or on a
 * phone the list of wallets: there, the one that is tapped is waited for.
 */
async function connectPaired(
  kit: Kit,
  { connectorId, id, namespace }: Connection,
): Promise<void> {
  const { connections } = kit.stores
  const { controller, release } = joinSignals(kit[internals].lifetime())
  const { signal } = controller
  try {
    await new Promise<void>((resolve, reject) => {
      kit.events.on('MODAL_CLOSE', () => reject(new KitError('MODAL_CLOSED')), {
        signal,
      })
      const stop = connections.subscribe(({ byId }) => {
        if (byId.get(id)?.status === 'connected') resolve()
      })
      signal.addEventListener('abort', () => {
        stop()
        reject(new KitError('CANCELLED'))
      })
      if (!kit[internals].environment.isMobile())
        connect(kit, { connectorId, namespace }).then(() => resolve(), reject)
    })
  } finally {
    release()
    controller.abort()
  }
}
