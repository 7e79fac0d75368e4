import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { eq } from 'drizzle-orm'
import { untilMs } from '../database/moments.js'
import { deletions } from '../database/tables.js'
import type { Session } from '../tokens/Session.js'

/** How long it is until a user is deleted, where one is to be. */
export async function readDeletion(
  database: Pick<Database, 'select'>,
  { userId }: Session,
): Promise<WalletServiceReply<'readDeletion'>> {
  const [found] = await database
    .select({ deletedAfterMs: untilMs(deletions.dueAt) })
    .from(deletions)
    .where(eq(deletions.userId, userId))
  return found ?? {}
}
