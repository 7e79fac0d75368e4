import { createHash } from 'node:crypto'
import type { Database } from '@hasp/service-frame'
import { and, asc, gt, gte, lt, sql } from 'drizzle-orm'
import { audit } from '../database/tables.js'
import type { DayHead } from './auditSigner.js'

const dayMs = 24 * 3_600_000
const batch = 5_000

/** The day of a moment, of UTC. */
export const dayOf = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 10)

/** The day after another one. */
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs)

/**
 * What the rows of a day come to, on top of the day before it: none of them
 * can be changed, taken out or put in afterwards.
 */
export async function hashDay(
  database: Pick<Database, 'select'>,
  day: string,
  previousHash: string,
): Promise<DayHead> {
  const from = new Date(day)
  const hash = createHash('sha256').update(`${previousHash}\n${day}\n`)
  let rowCount = 0
  let after: { userId: string; sequence: number } | undefined
  for (;;) {
    const rows = await database
      .select({
        userId: audit.userId,
        sequence: audit.sequence,
        hash: audit.hash,
      })
      .from(audit)
      .where(
        and(
          gte(audit.at, from),
          lt(audit.at, new Date(from.getTime() + dayMs)),
          after &&
            gt(
              sql`(${audit.userId}, ${audit.sequence})`,
              sql`(${after.userId}::uuid, ${after.sequence}::integer)`,
            ),
        ),
      )
      .orderBy(asc(audit.userId), asc(audit.sequence))
      .limit(batch)
    for (const row of rows) hash.update(`${row.hash}\n`)
    rowCount += rows.length
    after = rows.at(-1)
    if (rows.length < batch)
      return { day, rowCount, hash: hash.digest('base64url') }
  }
}
