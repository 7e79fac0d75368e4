import {
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

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

/**
 * The keys that everything else is sealed by, each sealed by every master key
 * that may open it.
 */
export const keys = pgTable(
  'keys',
  {
    name: text('name').notNull(),
    /** Tells master keys apart. */
    sealedBy: text('sealed_by').notNull(),
    keySealed: text('key_sealed').notNull(),
    /** Seals from then on, unless a later one does. */
    usedFrom: moment('used_from').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.sealedBy] })],
)

/** Where the one database lives: a copy that was restored lives elsewhere. */
export const home = pgTable('home', {
  id: integer('id').primaryKey(),
  /** Of the server's files, as PostgreSQL calls them. */
  server: text('server').notNull(),
  /** The number of the database there. */
  database: text('database').notNull(),
  /** When it was last said of a copy what is not in it. */
  settledAt: moment('settled_at'),
})
