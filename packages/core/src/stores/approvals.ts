import { createStore } from 'zustand/vanilla'
import type { Approval } from '../entities/connection/approval.js'

/** Approvals that the visitor is asked about, oldest first. */
export type ApprovalsState = { readonly waiting: readonly Approval[] }

export function createApprovalsStore() {
  return createStore<ApprovalsState>(() => ({ waiting: [] }))
}

/** The visitor has decided. */
export function approvalSettled(
  { waiting }: ApprovalsState,
  approvalId: string,
): ApprovalsState {
  return { waiting: waiting.filter(({ id }) => id !== approvalId) }
}
