import { connectionId } from '../../entities/connection.js'
import { KitError } from '../../errors/KitError.js'
import { findPairing } from '../../kit/findPairing.js'
import type { Kit } from '../../kit/Kit.js'
import { settleLoading } from '../../kit/reconnectConnector.js'
import { approvalSettled } from '../../stores/approvals.js'
import { adoptConnection } from './adoptConnection.js'
import { cancelConnect } from './cancelConnect.js'

/**
 * Puts to use what a wallet on a phone has approved with nobody waiting for
 * it. It takes the place of other wallets like one that was connected by hand.
 * @param parameters.approvalId one of `kit.stores.approvals`
 * @throws `WALLET_DISCONNECTED` when the wallet has taken it back
 * @example
 * const [approval] = kit.stores.approvals.getState().waiting
 * if (approval) await acceptApproval(kit, { approvalId: approval.id })
 */
export async function acceptApproval(
  kit: Kit,
  { approvalId }: { approvalId: string },
): Promise<void> {
  const signal = kit.lifetime()
  const { approvals } = kit.stores
  const { waiting } = approvals.getState()
  const approval = waiting.find(({ id }) => id === approvalId)
  if (!approval || !signal) throw new KitError('WALLET_DISCONNECTED')
  cancelConnect(kit)
  approvals.setState((state) => approvalSettled(state, approvalId))
  const { selected } = kit.stores.networks.getState()
  const { connectors } = kit.stores.connectors.getState()
  // The first family is the one in use in the end.
  for (const { address, namespace } of [...approval.accounts].reverse()) {
    const connector = connectors.find(
      (one) =>
        one.info.type === 'WALLET_CONNECT' && one.namespace === namespace,
    )
    findPairing(kit)?.decide(approvalId, namespace, 'accept')
    const networkId = selected[namespace]
    const session = await connector?.reconnect({ address, networkId, signal })
    if (!connector || !session) throw new KitError('WALLET_DISCONNECTED')
    const { id: connectorId } = connector.info
    adoptConnection(kit, connector, {
      id: connectionId(namespace, connectorId),
      namespace,
      connectorId,
      status: 'connected',
      ...session,
    })
    settleLoading(kit, namespace)
    const isReconnected = false
    const news = { connectorId, namespace, isReconnected }
    kit.events.emit('CONNECT_SUCCESS', news)
  }
}
