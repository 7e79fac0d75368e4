import { ofUser } from '@hasp/service-frame/policies'
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What happened to each wallet: a chain of rows for each user, which outlives
 * the user and is only ever added to.
 */
export const audit = pgTable(
  'audit',
  {
    userId: uuid('user_id').notNull(),
    sequence: integer('sequence').notNull(),
    at: moment('at').notNull(),
    event: text('event').notNull(),
    /** JSON; gone with a user who is deleted, its hash stays. */
    details: text('details'),
    detailsHash: text('details_hash').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sequence] }),
    index('audit_at').on(table.at),
    ofUser(table.userId),
  ],
)

/** What a day added to the record, signed once the day is over. */
export const auditHeads = pgTable('audit_heads', {
  /** Of UTC, e.g. `2026-11-25`. */
  day: text('day').primaryKey(),
  rowCount: integer('row_count').notNull(),
  hash: text('hash').notNull(),
  signature: text('signature').notNull(),
})
