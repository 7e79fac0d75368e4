import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Counts what is limited, from the first use of a bucket to its end. */
export const counters = pgTable('counters', {
  bucket: text('bucket').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Mails that are on their way; the text is sealed. */
export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey().defaultRandom(),
  mailSealed: text('mail_sealed').notNull(),
  attempts: integer('attempts').notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
