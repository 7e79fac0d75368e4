import type { Database } from '@hasp/service-frame'
import { and, eq, lt } from 'drizzle-orm'
import type { Hex } from 'viem'
import {
  chains,
  headers,
  movements,
  transactions,
  undoings,
} from '../database/tables.js'
import type { ChainBlock } from './ChainBlock.js'
import { describeBlocks } from './describeBlocks.js'
import type { FollowedChain } from './findChain.js'
import { insertEntries } from './insertEntries.js'
import { insertRows } from './insertRows.js'
import { undoBlocks } from './undoBlocks.js'
import { usualDepth } from './usualDepth.js'

/** Blocks on top of those that are indexed, and what they replace. */
export interface Batch {
  readonly chain: number
  readonly fence: number
  /** The newest block that was indexed when the batch was read. */
  readonly head: number | null
  /** The newest block that stays, where later ones are undone. */
  readonly lastKept?: number
  /** All that is indexed is of another chain; it begins anew with this. */
  readonly restart?: { readonly genesis: Hex; readonly firstBlock: number }
  readonly blocks: readonly ChainBlock[]
  /** The newest block that is never undone, where the node knows and says it. */
  readonly finalized: number | 'unknown' | 'unanswered'
}

/** Another process follows the chain by now, or went on meanwhile. */
export class LateBatch extends Error {
  override readonly name = 'LateBatch'
}

/**
 * Writes blocks, all their rows and how far the index is, or nothing.
 * @throws LateBatch when somebody else wrote since the batch was read
 */
export async function writeBatch(
  database: Database,
  batch: Batch,
): Promise<void> {
  const { blocks, chain, fence, lastKept } = batch
  await database.transaction(async (transaction) => {
    const [now] = await transaction
      .select()
      .from(chains)
      .where(eq(chains.id, chain))
      .for('update')
    if (now?.fence !== fence || now.head !== batch.head) throw new LateBatch()
    const epoch = now.epoch + (lastKept === undefined ? 0 : 1)
    if (lastKept !== undefined) {
      await undoBlocks(transaction, now, lastKept)
      await transaction.insert(undoings).values({ chain, epoch, lastKept })
    }
    const rows = describeBlocks(now, blocks)
    await insertRows(transaction, headers, rows.headers)
    await insertRows(transaction, transactions, rows.transactions)
    await insertRows(transaction, movements, rows.movements)
    await insertEntries(transaction, now.shortId, rows.entries)
    const head = blocks.at(-1)?.number ?? lastKept ?? now.head
    const isTraced =
      (now.isTraced || batch.restart !== undefined) &&
      blocks.every((block) => block.isTraced)
    const safe = (head ?? 0) - usualDepth
    // A node that once says too much would say it of all that is to come.
    const finalized = Math.min(finalizedOf(now, batch, safe), head ?? -1)
    await transaction
      .delete(headers)
      .where(
        and(
          eq(headers.chain, chain),
          lt(headers.block, Math.min(finalized, safe)),
        ),
      )
    await transaction
      .update(chains)
      .set({ ...batch.restart, epoch, head, finalized, isTraced })
      .where(eq(chains.id, chain))
  })
}

/**
 * What was final stays so, unless it was undone.
 * @param safe what is taken for final where nobody says it
 */
function finalizedOf(
  { finalized, head }: Pick<FollowedChain, 'finalized' | 'head'>,
  { finalized: told, lastKept = Infinity }: Batch,
  safe: number,
): number {
  const before = Math.min(finalized, lastKept)
  if (typeof told === 'number') return Math.max(before, told)
  // A chain that was further behind may be so still, and only was not asked.
  const isFurther = (head ?? finalized) - finalized > usualDepth
  return told === 'unanswered' && isFurther ? before : Math.max(before, safe)
}
