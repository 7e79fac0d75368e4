import type { Database } from '@hasp/service-frame'
import { eq, sql } from 'drizzle-orm'
import { fromNow, untilMs } from '../database/moments.js'
import { counters } from '../database/tables.js'

/** How many there may be of something in a span of time. */
export interface Limit {
  readonly bucket: string
  readonly count: number
  readonly windowMs: number
}

/**
 * Takes one of each bucket, in the order given: counted first, in one
 * statement each, so that no two callers are told of the same one.
 * @returns how long to wait when a bucket is empty; undefined when all gave
 */
export async function takeFrom(
  database: Database,
  limits: readonly Limit[],
): Promise<number | undefined> {
  for (const limit of limits) {
    const retryAfterMs = await takeOne(database, limit)
    if (retryAfterMs !== undefined) return retryAfterMs
  }
  return undefined
}

/** Puts one back, e.g. a try at a code that was the right one. */
export async function giveBack(
  database: Database,
  bucket: string,
): Promise<void> {
  await database
    .update(counters)
    .set({ count: sql`greatest(0, ${counters.count} - 1)` })
    .where(eq(counters.bucket, bucket))
}

async function takeOne(
  database: Database,
  { bucket, count, windowMs }: Limit,
): Promise<number | undefined> {
  const isOver = sql`${counters.expiresAt} <= now()`
  const [taken] = await database
    .insert(counters)
    .values({ bucket, count: 1, expiresAt: fromNow(windowMs) })
    .onConflictDoUpdate({
      target: counters.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${fromNow(windowMs)} else ${counters.expiresAt} end`,
      },
      setWhere: sql`${isOver} or ${counters.count} < ${count}`,
    })
    .returning({ count: counters.count })
  if (taken) return undefined
  const [full] = await database
    .select({ retryAfterMs: untilMs(counters.expiresAt) })
    .from(counters)
    .where(eq(counters.bucket, bucket))
  return full?.retryAfterMs ?? 0
}
