import { type Hex, zeroAddress } from 'viem'
import type { entries } from '../database/tables.js'
import type { ChainTransaction } from './ChainBlock.js'
import { isApproval, type Movement } from './Movement.js'
import { readLog } from './readLog.js'

type EntryKind = (typeof entries.$inferSelect)['kind']

/** What a transaction moved, and what it is to each account it concerns. */
export function describeTransaction(transaction: ChainTransaction): {
  readonly movements: readonly Movement[]
  readonly kinds: ReadonlyMap<Hex, EntryKind>
} {
  const movements = listMovements(transaction)
  const { deployed, sender } = transaction
  // Of a contract that was merely called, the caller's history tells.
  const concerned = new Set([
    sender,
    ...(deployed ? [deployed] : []),
    ...movements.flatMap((movement) =>
      isApproval(movement)
        ? [movement.source]
        : [movement.source, movement.target],
    ),
  ])
  concerned.delete(zeroAddress)
  return {
    movements,
    kinds: new Map(
      [...concerned].map((account) => [
        account,
        kindFor(account, transaction, movements),
      ]),
    ),
  }
}

function listMovements(transaction: ChainTransaction): readonly Movement[] {
  const { deployed, isFailed, logs, payments, receiver, sender, value } =
    transaction
  if (isFailed) return []
  const target = receiver ?? deployed
  const native: readonly Movement[] =
    value > 0n && target
      ? [{ kind: 'native', source: sender, target, amount: value }]
      : []
  return [
    ...native,
    ...payments.map((payment) => ({ kind: 'native' as const, ...payment })),
    ...logs.flatMap(readLog),
  ]
}

/** What a transaction is to one account: what it did with most consequence. */
function kindFor(
  account: Hex,
  { deployed, sender }: ChainTransaction,
  movements: readonly Movement[],
): EntryKind {
  const moved = movements.filter((each) => !isApproval(each))
  const isOut = moved.some(({ source }) => source === account)
  const isIn = moved.some(
    ({ source, target }) => target === account && source !== account,
  )
  if (isOut && isIn) return 'swapped'
  if (isOut) return 'sent'
  if (isIn) return 'received'
  if (deployed && sender === account) return 'deployed'
  const isApproved = movements.some(
    (each) => isApproval(each) && each.source === account,
  )
  return isApproved ? 'approved' : 'called'
}
