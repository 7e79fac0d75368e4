import { isSameAddress } from '../../entities/account/address.js'
import {
  connectionId,
  connectionIdOf,
} from '../../entities/connection/connection.js'
import type { Connector } from '../../ports/Connector.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { confirmConnection } from './recheckConnection.js'

/**
 * Another tab put another account or network of connected wallets to use. A
 * wallet has the last word: it may keep them apart by tab.
 */
export function followUse(kit: Kit, signal: AbortSignal): void {
  if (signal.aborted) return
  for (const connector of kit.stores.connectors.getState().connectors)
    void followUseOf(kit, connector, signal)
}

async function followUseOf(
  kit: Kit,
  connector: Connector,
  signal: AbortSignal,
): Promise<void> {
  const { namespace } = connector
  const id = connectionIdOf(connector)
  const find = () => kit.stores.connections.getState().byId.get(id)
  const before = find()
  const stored = kit[internals].storage
    .get('connections')
    ?.find((one) => connectionId(one.namespace, one.connectorId) === id)
  const address = stored?.accounts[0]?.address
  if (before?.status !== 'connected' || !stored || !address) return
  const isSame =
    stored.caipNetworkId === before.caipNetworkId &&
    isSameAddress(namespace, address, before.accounts[0].address)
  if (isSame) return
  await confirmConnection(kit, connector, signal, {
    address,
    networkId: stored.caipNetworkId,
  })
  const now = find()
  if (now?.status !== 'connected') return
  const { caipNetworkId, connectorId } = now
  if (caipNetworkId !== before.caipNetworkId)
    kit[internals].events.emit('SWITCH_NETWORK', { networkId: caipNetworkId })
  const [account] = now.accounts
  if (!isSameAddress(namespace, account.address, before.accounts[0].address))
    kit[internals].events.emit('SWITCH_ACCOUNT', { connectorId, namespace })
}
