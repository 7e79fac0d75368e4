import {
  type ConnectedConnection,
  connectionId,
} from '../../entities/connection.js'
import type { Kit } from '../../kit/Kit.js'
import { wireConnector } from '../../kit/wireConnector.js'
import type { Connector } from '../../ports/Connector.js'
import { connected } from '../../stores/connections.js'
import { namespaceActivated } from '../../stores/networks.js'
import { replaceOtherConnections } from './replaceOtherConnections.js'

/** The visitor chose a connection: it is in use from now on. */
export function adoptConnection(
  kit: Kit,
  connector: Connector,
  connection: ConnectedConnection,
): void {
  const { connections, networks } = kit.stores
  const { info, namespace } = connector
  connections.setState((state) =>
    connected(state, connection, connectionId(namespace, info.storageId)),
  )
  networks.setState((state) => namespaceActivated(state, namespace))
  wireConnector(kit, connector)
  replaceOtherConnections(kit, connection)
}
