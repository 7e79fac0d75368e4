import type { SentTransaction } from '../../entities/transfer/transaction.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/** What is stored of earlier transfers, and of other tabs'. */
export function readTransactions(kit: Kit): readonly SentTransaction[] {
  const stored = kit[internals].storage.get('transactions') ?? []
  return stored.flatMap(({ amount, decimals, kind, symbol, ...sent }) =>
    kind === 'transfer' && decimals !== undefined && symbol !== undefined
      ? [{ ...sent, kind, amount: BigInt(amount), decimals, symbol }]
      : [],
  )
}
