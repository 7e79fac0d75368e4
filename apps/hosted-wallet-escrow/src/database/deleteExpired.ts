import type { Database } from '@hasp/service-frame'
import { counters, outbox } from '@hasp/service-frame/tables'
import { lte, sql } from 'drizzle-orm'
import { attempts } from './tables.js'

/** Deletes what is over and can change nothing any more. */
export async function deleteExpired(database: Database): Promise<void> {
  for (const table of [attempts, counters, outbox])
    await database.delete(table).where(lte(table.expiresAt, sql`now()`))
}
