import type { Database } from '@hasp/service-frame'
import { home } from '@hasp/service-frame/tables'
import { sql } from 'drizzle-orm'
import { bindingDelayMs } from '../requests/attemptLimits.js'

/**
 * How long a wallet of before is held because the database was restored: as
 * long as a change of its mailbox takes, for the newest may not be known.
 */
export async function findRestoredHoldMs(
  database: Pick<Database, 'select'>,
  depositedAt: Date,
): Promise<number> {
  const [found] = await database
    .select({
      sinceMs:
        sql<number>`extract(epoch from (now() - ${home.settledAt})) * 1000`.mapWith(
          Number,
        ),
      settledAt: home.settledAt,
    })
    .from(home)
  if (!found?.settledAt || depositedAt > found.settledAt) return 0
  return Math.max(0, Math.ceil(bindingDelayMs - found.sinceMs))
}
