import type { Database } from '@hasp/service-frame'
import { eq } from 'drizzle-orm'
import { chains } from '../database/tables.js'

/** How far a chain is indexed. */
export type FollowedChain = typeof chains.$inferSelect

/** @returns undefined where nobody has begun to follow it */
export async function findChain(
  database: Database,
  id: number,
): Promise<FollowedChain | undefined> {
  const [chain] = await database.select().from(chains).where(eq(chains.id, id))
  return chain
}
