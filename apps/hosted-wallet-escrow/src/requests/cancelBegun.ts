import { and, eq, isNull, sql } from 'drizzle-orm'
import { attempts, bindings } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'

/**
 * Calls off what a mail told of: a device that wants the secret, or another
 * mailbox. What is over already stays so.
 */
export async function cancelBegun(
  { database }: Pick<Escrow, 'database'>,
  id: string,
): Promise<void> {
  await database.delete(attempts).where(eq(attempts.id, id))
  await database
    .update(bindings)
    .set({ endedAt: sql`now()` })
    .where(and(eq(bindings.id, id), isNull(bindings.endedAt)))
}
