import type { Database } from '@hasp/service-frame'
import { isNotNull, lte, or, sql } from 'drizzle-orm'
import { idleLimitMs, sessionLimitMs } from '../tokens/tokenTimes.js'
import { fromNow } from './moments.js'
import {
  challenges,
  counters,
  denials,
  outbox,
  outcomes,
  rendezvous,
  sessions,
} from './tables.js'

const now = sql`now()`

/**
 * Deletes what is over and can change nothing any more: addresses of visitors
 * who never came back are not kept, however well they are sealed.
 */
export async function deleteExpired(database: Database): Promise<void> {
  for (const table of [
    challenges,
    counters,
    denials,
    outbox,
    outcomes,
    rendezvous,
  ])
    await database.delete(table).where(lte(table.expiresAt, now))
  await database
    .delete(sessions)
    .where(
      or(
        isNotNull(sessions.endedAt),
        lte(sessions.refreshedAt, fromNow(-idleLimitMs)),
        lte(sessions.createdAt, fromNow(-sessionLimitMs)),
      ),
    )
}
