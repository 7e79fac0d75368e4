import { object, optional, picklist, unknown } from 'valibot'
import type { Observation } from '../../rpc/followStatus.js'
import type { Ask } from '../rpc/createAsk.js'
import { reader, readValue } from '../rpc/readValue.js'

const readEntry = reader(
  object({
    err: optional(unknown()),
    confirmationStatus: picklist(['processed', 'confirmed', 'finalized']),
  }),
)

/** Asks how far a transaction is: one that its programs refused has failed. */
export function readStatus(ask: Ask, hash: string): Promise<Observation> {
  return ask(statusMethod, statusParameters(hash), parseStatus)
}

export const statusMethod = 'getSignatureStatuses'

export function statusParameters(hash: string): readonly unknown[] {
  return [[hash], { searchTransactionHistory: true }]
}

export function parseStatus(result: unknown): Observation | undefined {
  const statuses = readValue(result)
  if (!Array.isArray(statuses) || statuses.length !== 1) return undefined
  if (statuses[0] === null) return 'absent'
  const { confirmationStatus, err } = readEntry(statuses[0]) ?? {}
  if (!confirmationStatus || err === undefined) return undefined
  if (confirmationStatus === 'processed')
    return { status: 'pending', isOver: false }
  const isOver = confirmationStatus === 'finalized'
  if (err !== null) return { status: 'reverted', isOver }
  return { status: isOver ? 'final' : 'included', isOver }
}
