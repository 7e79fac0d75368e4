import { type Hex, zeroAddress } from 'viem'
import type { ChainTransaction } from './ChainBlock.js'
import { type EntryKind, kindFor } from './kindFor.js'
import type { Movement } from './Movement.js'
import { readLog } from './readLog.js'
import { rolesOf } from './rolesOf.js'

/** What a transaction moved, and what it is to each account it concerns. */
export function describeTransaction(transaction: ChainTransaction): {
  readonly movements: readonly Movement[]
  readonly kinds: ReadonlyMap<Hex, EntryKind>
} {
  const movements = listMovements(transaction)
  const roles = rolesOf(movements)
  const { deployed, sender } = transaction
  // Of a contract that was merely called, the caller's history tells.
  const concerned = new Set([
    sender,
    ...(deployed ? [deployed] : []),
    ...roles.keys(),
  ])
  concerned.delete(zeroAddress)
  return {
    movements,
    kinds: new Map(
      [...concerned].map((account) => [
        account,
        kindFor(account, transaction, roles.get(account)),
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
