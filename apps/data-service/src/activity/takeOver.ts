import type { Database } from '@hasp/service-frame'
import { eq, sql } from 'drizzle-orm'
import { chains } from '../database/tables.js'
import { type FollowedChain, findChain } from './findChain.js'

/**
 * Makes this process the one that follows a chain: whoever did before cannot
 * write any more, even if it slept and does not know.
 * @param start what the chain begins with, if nobody has followed it yet
 */
export async function takeOver(
  database: Database,
  start: Pick<FollowedChain, 'id' | 'genesis' | 'firstBlock' | 'cursorKey'>,
): Promise<FollowedChain> {
  // A conflict would use up a short id: there are two bytes of them.
  if (!(await findChain(database, start.id)))
    await database
      .insert(chains)
      .values({ ...start, isTraced: true })
      .onConflictDoNothing()
  const [chain] = await database
    .update(chains)
    .set({ fence: sql`${chains.fence} + 1` })
    .where(eq(chains.id, start.id))
    .returning()
  if (!chain) throw new Error('The row of a chain is gone.')
  return chain
}
