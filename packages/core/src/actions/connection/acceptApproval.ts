import { KitError } from '../../errors/KitError.js'
import { askSilently } from '../../kit/connection/askSilently.js'
import { abortAttempts } from '../../kit/connection/attemptTasks.js'
import { establishConnection } from '../../kit/connection/establishConnection.js'
import { findPairing } from '../../kit/connection/findPairing.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { approvalSettled } from '../../stores/approvals.js'

/**
 * Puts to use what a wallet on a phone has approved with nobody waiting for
 * it. It takes the place of other wallets like one that was connected by hand.
 * @param parameters.approvalId one of `kit.stores.approvals`
 * @throws `WALLET_DISCONNECTED` when the wallet has taken it back,
 * `WALLET_NOT_RESPONDING` when nothing is known of it within 3 s
 * @example
 * import { acceptApproval } from '@hasp/core'
 *
 * const [approval] = kit.stores.approvals.getState().waiting
 * if (approval) await acceptApproval(kit, { approvalId: approval.id })
 */
export async function acceptApproval(
  kit: Kit,
  { approvalId }: { approvalId: string },
): Promise<void> {
  const signal = kit[internals].lifetime()
  const { approvals } = kit[internals].stores
  const { waiting } = approvals.getState()
  const approval = waiting.find(({ id }) => id === approvalId)
  if (!approval || !signal) throw new KitError('WALLET_DISCONNECTED')
  abortAttempts(kit)
  approvals.setState((state) => approvalSettled(state, approvalId))
  const { selected } = kit.stores.networks.getState()
  const { connectors } = kit.stores.connectors.getState()
  const pairing = findPairing(kit)
  // The first namespace is the one in use in the end.
  for (const { address, namespace } of [...approval.accounts].reverse()) {
    const connector = connectors.find(
      (one) =>
        one.info.id === pairing?.connectorId && one.namespace === namespace,
    )
    pairing?.decide(approvalId, namespace, 'accept')
    const networkId = selected[namespace]
    const session =
      connector &&
      (await askSilently(kit, connector, { address, networkId, signal }))
    if (!session) throw new KitError('WALLET_DISCONNECTED')
    establishConnection(kit, connector, session, { type: 'granted' })
  }
}
