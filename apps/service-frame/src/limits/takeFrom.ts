import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { fromNow, untilMs } from '../database/moments.js'
import { counters } from '../database/tables.js'

/** How many there may be of something in a span of time. */
export interface Limit {
  readonly bucket: string
  readonly count: number
  readonly windowMs: number
}

/** A bucket that gave nothing. */
export interface Refusal {
  readonly bucket: string
  /** How many were taken of it. */
  readonly count: number
  /** How long until it is filled again. */
  readonly retryAfterMs: number
}

/**
 * Takes one of each bucket, in the order given: counted first, in one
 * statement each, so that no two callers are told of the same one. Where one
 * gives nothing, those before it get theirs back.
 * @returns the one that gave nothing; undefined when all gave
 */
export async function takeFrom(
  database: Database,
  limits: readonly Limit[],
): Promise<Refusal | undefined> {
  for (const [index, limit] of limits.entries()) {
    const refusal = await takeOne(database, limit)
    if (!refusal) continue
    for (const { bucket } of limits.slice(0, index))
      await giveBack(database, bucket)
    return refusal
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
): Promise<Refusal | undefined> {
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
    .select({
      bucket: counters.bucket,
      count: counters.count,
      retryAfterMs: untilMs(counters.expiresAt),
    })
    .from(counters)
    .where(eq(counters.bucket, bucket))
  return full ?? { bucket, count: 0, retryAfterMs: 0 }
}
