import { isSameAddress } from '../../entities/address.js'
import type { Connection, ConnectionId } from '../../entities/connection.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { noteGone, wireConnector } from '../../kit/wireConnector.js'
import type { Connector } from '../../ports/Connector.js'
import {
  activated,
  connectionSet,
  selectConnected,
} from '../../stores/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { namespaceActivated } from '../../stores/networks.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { navigate } from '../modal/navigate.js'
import { raiseAlert } from '../modal/raiseAlert.js'
import { connect } from './connect.js'
import { connectThroughPairing } from './connectThroughPairing.js'

/** A connected wallet may take so long to confirm that it still is. */
const confirmLimitMs = 3_000

/**
 * Puts another connection to use: one that is connected is confirmed with its
 * wallet silently, one that is disconnected is connected anew, which may
 * prompt, and then ProfileWallets is shown.
 *
 * @param parameters.connectionId as `useConnectedWallets` lists it
 * @param parameters.address one of the connection's accounts
 * @throws `NO_CONNECTOR_FOR_CONNECTION`, `INVALID_CONNECTION_STATUS`,
 * `MODAL_CLOSED` when the visitor closes the code, or what `connect` throws
 * @example await switchConnection(kit, { connectionId: 'eip155/io.kite' })
 */
export async function switchConnection(
  kit: Kit,
  parameters: switchConnection.Parameters,
): Promise<void> {
  if (!kit.lifetime()) throw new KitError('NO_CONNECTION_CLIENT')
  const { connections, connectors } = kit.stores
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
    raiseAlert(kit, { code: 'MULTI_WALLET_NOT_ENABLED' })
  switch (connection.status) {
    case 'connected':
      return await useConnected(kit, connection, connector, parameters.address)
    case 'disconnected':
      if (connector.info.type === 'WALLET_CONNECT')
        await connectThroughPairing(kit, connection)
      else await connect(kit, { connectorId, namespace: connection.namespace })
      if (kit.stores.modal.getState().isOpen)
        navigate(kit, { type: 'replace', route: { view: 'ProfileWallets' } })
      return
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

async function useConnected(
  kit: Kit,
  connection: Extract<Connection, { status: 'connected' }>,
  connector: Connector,
  address: string | undefined,
): Promise<void> {
  const session = await withDeadline({
    run: (signal) =>
      connector.reconnect({
        signal,
        address,
        networkId: connection.caipNetworkId,
      }),
    clock: kit.environment.clock,
    limitMs: confirmLimitMs,
    signal: kit.lifetime(),
    onDeadline: () =>
      new KitError('WALLET_NOT_RESPONDING', { afterMs: confirmLimitMs }),
  })
  if (!session) noteGone(kit, connection.id)
  const now = kit.stores.connections.getState().byId.get(connection.id)
  if (!session || now?.status !== 'connected')
    throw new KitError('WALLET_DISCONNECTED')
  const { namespace } = connection
  const chosen = session.accounts.find(
    (account) =>
      address !== undefined &&
      isSameAddress(namespace, account.address, address),
  )
  const [first, ...rest] = session.accounts
  kit.stores.connections.setState((state) =>
    activated(
      connectionSet(state, {
        ...connection,
        ...session,
        accounts: chosen
          ? [chosen, ...session.accounts.filter((other) => other !== chosen)]
          : [first, ...rest],
      }),
      connection.id,
    ),
  )
  kit.stores.networks.setState((state) => namespaceActivated(state, namespace))
  wireConnector(kit, connector)
  kit.events.emit('SWITCH_ACCOUNT', {
    connectorId: connector.info.id,
    namespace,
  })
}
