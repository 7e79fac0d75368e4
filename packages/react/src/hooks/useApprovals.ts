import { type Approval, acceptApproval, refuseApproval } from '@hasp/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'

/** What wallets approved while no one was waiting. */
export type Approvals = {
  /** Oldest first; the modal's own question is about the first. */
  readonly waiting: readonly Approval[]
  /** Puts it to use; rejects when the wallet has taken it back. */
  readonly accept: (approvalId: string) => Promise<void>
  /** Ends it, in the wallet too. */
  readonly refuse: (approvalId: string) => void
}

/**
 * Approvals that the visitor has to confirm, e.g. of a code that was closed
 * before the wallet answered. They survive a reload.
 * @example
 * import { useApprovals } from '@hasp/react'
 *
 * const { accept, waiting } = useApprovals()
 * return waiting.map(({ id, walletName }) => (
 *   <button key={id} onClick={() => accept(id)}>Use {walletName}</button>
 * ))
 */
export function useApprovals(): Approvals {
  const kit = useKit()
  const waiting = useStore(kit.stores.approvals, (state) => state.waiting)
  return useMemo(
    () => ({
      waiting,
      accept: (approvalId) => acceptApproval(kit, { approvalId }),
      refuse: (approvalId) => refuseApproval(kit, { approvalId }),
    }),
    [kit, waiting],
  )
}
