import type { Hex } from 'viem'
import type {
  entries,
  headers,
  movements,
  transactions,
} from '../database/tables.js'
import type { ChainBlock } from './ChainBlock.js'
import { describeTransaction } from './describeTransaction.js'
import type { FollowedChain } from './findChain.js'

/** The rows of blocks. */
export interface BlockRows {
  readonly headers: (typeof headers.$inferInsert)[]
  readonly transactions: (typeof transactions.$inferInsert)[]
  readonly movements: (typeof movements.$inferInsert)[]
  readonly entries: (Omit<typeof entries.$inferInsert, 'account'> & {
    readonly address: Hex
  })[]
}

/** Every row that blocks are in the database. */
export function describeBlocks(
  { id, shortId: chain }: Pick<FollowedChain, 'id' | 'shortId'>,
  blocks: readonly ChainBlock[],
): BlockRows {
  const rows: BlockRows = {
    headers: [],
    transactions: [],
    movements: [],
    entries: [],
  }
  for (const { hash, number: block, time, transactions } of blocks) {
    rows.headers.push({ chain: id, block, hash, time })
    for (const [place, transaction] of transactions.entries()) {
      const at = { chain, block, place }
      const { deployed, fee, hash, isFailed, receiver, sender } = transaction
      rows.transactions.push({
        ...at,
        ...{ deployed, hash, isFailed, receiver, sender, time },
        fee: fee?.toString(),
      })
      const { kinds, movements } = describeTransaction(transaction)
      for (const [
        step,
        { amount, tokenId, ...movement },
      ] of movements.entries())
        rows.movements.push({
          ...at,
          step,
          ...movement,
          amount: amount?.toString(),
          tokenId: tokenId?.toString(),
        })
      for (const [address, kind] of kinds)
        rows.entries.push({ address, block, kind, place })
    }
  }
  return rows
}
