import type { ApprovalDetail } from '../namespaces/WalletNamespace.js'

/** What the approval window shows, already put into words. */
export type DevWalletApproval = {
  heading: string
  details: readonly ApprovalDetail[]
  /** A message or typed data, shown exactly as it will be signed. */
  text?: string | undefined
  /** Accounts to choose from; absent when there is nothing to choose. */
  choice?: { accounts: readonly string[]; selected: number } | undefined
}

export type DevWalletDecision =
  | { type: 'approved'; accountIndex?: number | undefined }
  | { type: 'rejected' }

/**
 * Asks the person in front of the screen. It opens its window inside the
 * caller's task, so the details may follow as a promise; when that promise
 * rejects, so does the answer. The signal withdraws the question, which
 * then counts as rejected.
 */
export type ApprovalPort = {
  ask(
    approval: DevWalletApproval | Promise<DevWalletApproval>,
    signal?: AbortSignal | undefined,
  ): Promise<DevWalletDecision>
}
