import type { Database } from '@hasp/service-frame'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { untilMs } from '../database/moments.js'
import { mailboxMoves, users } from '../database/tables.js'

/** How long an address is kept for another user, whose wallet moves to it. */
export async function awaitedForMs(
  database: Pick<Database, 'select'>,
  of: {
    readonly projectId: string
    readonly emailHash: string
    readonly userId: string
  },
): Promise<number> {
  const [move] = await database
    .select({ forMs: untilMs(mailboxMoves.dueAt) })
    .from(mailboxMoves)
    .innerJoin(users, eq(users.id, mailboxMoves.userId))
    .where(
      and(
        eq(mailboxMoves.newEmailHash, of.emailHash),
        isNull(mailboxMoves.cancelledAt),
        eq(users.projectId, of.projectId),
        ne(users.id, of.userId),
      ),
    )
  // Due, it is done at the next look.
  return move ? Math.max(move.forMs, 1_000) : 0
}
