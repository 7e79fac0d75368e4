import { findPairing } from '../../kit/connection/findPairing.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { approvalSettled } from '../../stores/approvals.js'

/**
 * Declines what a wallet on a phone has approved with nobody waiting for it.
 * The wallet is notified, unless it is in use for another namespace.
 * @param parameters.approvalId one of `kit.stores.approvals`
 * @example
 * import { refuseApproval } from '@hasp/core'
 *
 * const [approval] = kit.stores.approvals.getState().waiting
 * if (approval) refuseApproval(kit, { approvalId: approval.id })
 */
export function refuseApproval(
  kit: Kit,
  { approvalId }: { approvalId: string },
): void {
  const { approvals } = kit[internals].stores
  const { waiting } = approvals.getState()
  approvals.setState((state) => approvalSettled(state, approvalId))
  for (const { accounts, id } of waiting)
    if (id === approvalId)
      for (const { namespace } of accounts)
        findPairing(kit)?.decide(id, namespace, 'refuse')
}
