import type { Database } from '@hasp/service-frame'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { untilMs } from '../database/moments.js'
import { mailboxMoves } from '../database/tables.js'

/**
 * How long a move of the wallet waits yet: neither its address nor a way back
 * is changed meanwhile, and nobody leaves with it. Due, it is done at the next
 * look; until then it counts for a moment more.
 */
export async function movingForMs(
  database: Pick<Database, 'select'>,
  userId: string,
): Promise<number> {
  const [move] = await database
    .select({
      forMs:
        sql<number>`greatest(1000, ${untilMs(mailboxMoves.dueAt)})`.mapWith(
          Number,
        ),
    })
    .from(mailboxMoves)
    .where(
      and(eq(mailboxMoves.userId, userId), isNull(mailboxMoves.cancelledAt)),
    )
  return move?.forMs ?? 0
}
