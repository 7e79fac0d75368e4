import type {
  DevWalletApproval,
  DevWalletDecision,
} from '../DevWalletApproval.js'

/** What the wallet tells its window. */
export type WalletMessage =
  | { type: 'preparing' }
  | { type: 'show'; id: number; waiting: number; approval: DevWalletApproval }
  | { type: 'ended' }
  | { type: 'close' }

/** What the window tells the wallet. */
export type WindowMessage =
  | { type: 'ready'; page: string }
  | { type: 'gone'; page: string }
  | { type: 'decision'; id: number; decision: DevWalletDecision }

/** The channel is open to the whole origin: only these shapes are heard. */
export function parseWindowMessage(value: unknown): WindowMessage | undefined {
  const raw = fields(value)
  if (raw.type === 'ready' || raw.type === 'gone')
    return typeof raw.page === 'string'
      ? { type: raw.type, page: raw.page }
      : undefined
  if (raw.type !== 'decision' || typeof raw.id !== 'number') return undefined
  const { type, accountIndex } = fields(raw.decision)
  if (type === 'rejected')
    return { type: 'decision', id: raw.id, decision: { type } }
  if (type !== 'approved') return undefined
  const index = typeof accountIndex === 'number' ? accountIndex : undefined
  return {
    type: 'decision',
    id: raw.id,
    decision: { type, accountIndex: index },
  }
}

export function parseWalletMessage(value: unknown): WalletMessage | undefined {
  const raw = fields(value)
  const { type } = raw
  if (type === 'preparing' || type === 'ended' || type === 'close')
    return { type }
  const { id, waiting, approval } = raw
  if (raw.type !== 'show' || !isApproval(approval)) return undefined
  if (typeof id !== 'number' || typeof waiting !== 'number') return undefined
  return { type: 'show', id, waiting, approval }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isApproval(value: unknown): value is DevWalletApproval {
  const { heading, details, text, choice } = fields(value)
  return (
    typeof heading === 'string' &&
    Array.isArray(details) &&
    details.every(
      (detail) =>
        typeof fields(detail).term === 'string' &&
        typeof fields(detail).detail === 'string',
    ) &&
    (text === undefined || typeof text === 'string') &&
    (choice === undefined || isChoice(choice))
  )
}

function isChoice(value: unknown): boolean {
  const { accounts, selected } = fields(value)
  return (
    Array.isArray(accounts) &&
    accounts.every((account) => typeof account === 'string') &&
    typeof selected === 'number'
  )
}
