import { isApproval } from '@hasp/protocol/data'
import { type Hex, zeroAddress } from 'viem'
import type { ChainTransaction } from './ChainBlock.js'
import { type EntryKind, kindFor } from './kindFor.js'
import type { Movement } from './Movement.js'
import { readLog } from './readLog.js'

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
