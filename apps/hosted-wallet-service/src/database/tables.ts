import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export { counters, outbox } from '@hasp/service-frame/tables'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()

/** Who has proved a mailbox; the address itself is sealed. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id').notNull(),
    emailHash: text('email_hash').notNull(),
    emailSealed: text('email_sealed').notNull(),
    createdAt,
  },
  (table) => [uniqueIndex('users_email').on(table.projectId, table.emailHash)],
)

/** A code that was mailed, as nobody can read it. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id').notNull(),
    emailHash: text('email_hash').notNull(),
    emailSealed: text('email_sealed').notNull(),
    thumbprint: text('thumbprint').notNull(),
    origin: text('origin').notNull(),
    deviceName: text('device_name').notNull(),
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt,
  },
  (table) => [index('challenges_email').on(table.projectId, table.emailHash)],
)

/** A proof key that has proved a mailbox. */
export const devices = pgTable(
  'devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    thumbprint: text('thumbprint').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    code: text('code').notNull(),
    isTrusted: boolean('is_trusted').notNull(),
    holdEndsAt: moment('hold_ends_at'),
    serverHalfSealed: text('server_half_sealed'),
    envelope: text('envelope'),
    envelopeVersion: integer('envelope_version').notNull().default(0),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    createdAt,
  },
  (table) => [
    uniqueIndex('devices_thumbprint').on(table.userId, table.thumbprint),
  ],
)

/** Tokens of a device; each refresh makes the ones before it worthless. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: moment('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    earlierRefreshHash: text('earlier_refresh_hash'),
    /** What the last refresh answered, for a reply that was lost. */
    replySealed: text('reply_sealed'),
    refreshedAt: moment('refreshed_at').notNull().defaultNow(),
    codeProvedAt: moment('code_proved_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt,
  },
  (table) => [
    uniqueIndex('sessions_access').on(table.accessHash),
    uniqueIndex('sessions_refresh').on(table.refreshHash),
    index('sessions_earlier_refresh').on(table.earlierRefreshHash),
  ],
)

/** The one wallet of a user; a draft until its envelopes are here. */
export const wallets = pgTable('wallets', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  addressEip155: text('address_eip155').notNull(),
  addressSolana: text('address_solana').notNull(),
  mode: text('mode', { enum: ['self', 'assisted'] }).notNull(),
  createdAt,
})

/** Halves that were given for a wallet that is not made yet. */
export const drafts = pgTable('drafts', {
  /** The device that makes it. */
  deviceId: uuid('device_id')
    .primaryKey()
    .references(() => devices.id, { onDelete: 'cascade' }),
  walletId: uuid('wallet_id').notNull(),
  recoveryId: uuid('recovery_id').notNull(),
  serverHalfSealed: text('server_half_sealed').notNull(),
  recoveryHalfSealed: text('recovery_half_sealed').notNull(),
})

/** A way back to a wallet without any device of it. */
export const recoveries = pgTable('recoveries', {
  id: uuid('id').primaryKey(),
  walletId: uuid('wallet_id')
    .notNull()
    .references(() => wallets.id, { onDelete: 'cascade' }),
  halfSealed: text('half_sealed').notNull(),
  envelope: text('envelope').notNull(),
  version: integer('version').notNull(),
  /** JSON, as the device gave it. */
  parameters: text('parameters').notNull(),
  createdAt,
})

/** Links of mails that say "this was not me". */
export const denials = pgTable('denials', {
  tokenHash: text('token_hash').primaryKey(),
  projectId: text('project_id').notNull(),
  emailHash: text('email_hash').notNull(),
  thumbprint: text('thumbprint').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Where a frame of the wallet and its window meet; both texts are sealed. */
export const rendezvous = pgTable('rendezvous', {
  handleHash: text('handle_hash').primaryKey(),
  /** Who may read the answer. */
  userId: uuid('user_id').notNull(),
  request: text('request').notNull(),
  isMet: boolean('is_met').notNull().default(false),
  answer: text('answer'),
  expiresAt: moment('expires_at').notNull(),
})

/** What became of a request, sealed by the device that answered it. */
export const outcomes = pgTable(
  'outcomes',
  {
    userId: uuid('user_id').notNull(),
    origin: text('origin').notNull(),
    requestId: text('request_id').notNull(),
    digest: text('digest').notNull(),
    sealed: text('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.origin, table.requestId] }),
  ],
)
