import type { ActivityEvent } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { desc, eq, sql } from 'drizzle-orm'
import { audit } from '../database/tables.js'
import type { Service } from '../Service.js'
import { auditHash, beginning, detailsHash } from './auditHash.js'

/**
 * Adds to the record of a user's wallet, in the transaction of what happened,
 * and as its last step: from here to its end no other adds to this record.
 */
export async function noteEvent(
  { secrets }: Pick<Service, 'secrets'>,
  step: Pick<Database, 'execute' | 'insert' | 'select'>,
  userId: string,
  { event, ...told }: ActivityEvent,
): Promise<void> {
  await step.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${userId}`}, 0))`,
  )
  const [clock] = await step
    .select({
      nowMs: sql<number>`floor(extract(epoch from now()) * 1000)`.mapWith(
        Number,
      ),
    })
    .from(sql`(select 1) as one`)
  const [last] = await step
    .select({ sequence: audit.sequence, hash: audit.hash })
    .from(audit)
    .where(eq(audit.userId, userId))
    .orderBy(desc(audit.sequence))
    .limit(1)
  const details = JSON.stringify(told)
  const row = {
    userId,
    sequence: (last?.sequence ?? -1) + 1,
    at: new Date(clock?.nowMs ?? 0),
    event,
    detailsHash: detailsHash(secrets, details),
    previousHash: last?.hash ?? beginning,
  }
  await step
    .insert(audit)
    .values({ ...row, details, hash: auditHash(secrets, row) })
}
