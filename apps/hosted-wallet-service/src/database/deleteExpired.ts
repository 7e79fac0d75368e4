import type { Database } from '@hasp/service-frame'
import { isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { auditLifeDays } from '../audit/auditLife.js'
import { endIdleDevices } from '../devices/endIdleDevices.js'
import { idleLimitMs, sessionLimitMs } from '../tokens/tokenTimes.js'
import { fromNow } from './moments.js'
import {
  audit,
  challenges,
  counters,
  denials,
  emailChanges,
  exportGrants,
  introductions,
  mailboxMoves,
  moveChallenges,
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
export async function deleteExpired(
  database: Database,
  walletOrigin: string,
): Promise<void> {
  await endIdleDevices(database, walletOrigin)
  for (const table of [
    challenges,
    counters,
    denials,
    emailChanges,
    introductions,
    mailboxMoves,
    moveChallenges,
    exportGrants,
    outbox,
    outcomes,
    rendezvous,
  ])
    await database.delete(table).where(lte(table.expiresAt, now))
  // Whole days, or what was signed of one could not be checked any more.
  await database
    .delete(audit)
    .where(
      lt(
        audit.at,
        sql`date_trunc('day', now(), 'UTC') - ${auditLifeDays} * interval '1 day'`,
      ),
    )
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
