import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/**
 * A moment from now by the database's clock: processes whose clocks differ
 * agree on what is over.
 */
export const fromNow = (milliseconds: number): SQL<Date> =>
  sql`now() + ${milliseconds} * interval '1 millisecond'`

/** How long it is until a moment; nothing less than zero. */
export const untilMs = (column: AnyColumn): SQL<number> =>
  sql<number>`greatest(0, ceil(extract(epoch from (${column} - now())) * 1000))`.mapWith(
    Number,
  )

/** How long ago a moment was. */
export const sinceMs = (column: AnyColumn): SQL<number> =>
  sql<number>`greatest(0, floor(extract(epoch from (now() - ${column})) * 1000))`.mapWith(
    Number,
  )

/** Whether a moment lies ahead. */
export const isAhead = (column: AnyColumn): SQL => sql`${column} > now()`
