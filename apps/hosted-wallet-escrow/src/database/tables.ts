import {
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export { home, keys } from '@hasp/service-frame/tables'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()

/** The secret of a wallet, and the mailbox that it is released to. */
export const deposits = pgTable('deposits', {
  walletId: uuid('wallet_id').primaryKey(),
  emailHash: text('email_hash').notNull(),
  emailSealed: text('email_sealed').notNull(),
  locale: text('locale'),
  addressEip155: text('address_eip155').notNull(),
  addressSolana: text('address_solana').notNull(),
  /** Of the key that was derived from the wallet's. */
  publicKey: text('public_key').notNull(),
  secretSealed: text('secret_sealed').notNull(),
  createdAt,
})

/** A device that wants a secret released, from its code to its release. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Of nothing that is here, where somebody asks for what there is not. */
    walletId: uuid('wallet_id').notNull(),
    emailHash: text('email_hash').notNull(),
    frameKey: text('frame_key').notNull(),
    deviceName: text('device_name').notNull(),
    /** Null where no code was mailed. */
    codeMac: text('code_mac'),
    tries: integer('tries').notNull().default(0),
    provedAt: moment('proved_at'),
    holdEndsAt: moment('hold_ends_at'),
    releasedAt: moment('released_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [index('attempts_wallet').on(table.walletId)],
)

/** Another mailbox for a wallet, until it counts. */
export const bindings = pgTable('bindings', {
  id: uuid('id').primaryKey().defaultRandom(),
  walletId: uuid('wallet_id')
    .notNull()
    .references(() => deposits.walletId, { onDelete: 'cascade' }),
  emailHash: text('email_hash').notNull(),
  emailSealed: text('email_sealed').notNull(),
  locale: text('locale'),
  version: integer('version').notNull(),
  bindsAt: moment('binds_at').notNull(),
  /** Became the wallet's mailbox, was called off, or gave way to another. */
  endedAt: moment('ended_at'),
  createdAt,
})
