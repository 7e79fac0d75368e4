import { ofUser, withRowOf } from '@hasp/service-frame/policies'
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

export { counters, home, keys, outbox } from '@hasp/service-frame/tables'
export { mailboxMoves, moveChallenges, recoveryProofs } from './moveTables.js'
export { audit, auditHeads } from './recordTables.js'

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
    /** BCP 47: what the owner's mails are written in. */
    locale: text('locale'),
    createdAt,
  },
  (table) => [
    uniqueIndex('users_email').on(table.projectId, table.emailHash),
    ofUser(table.id),
  ],
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
    locale: text('locale'),
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
    isTrusted: boolean('is_trusted').notNull(),
    holdEndsAt: moment('hold_ends_at'),
    serverHalfSealed: text('server_half_sealed'),
    envelope: text('envelope'),
    envelopeVersion: integer('envelope_version').notNull().default(0),
    /** When the owner was told of it. */
    noticedAt: moment('noticed_at'),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    createdAt,
  },
  (table) => [
    uniqueIndex('devices_thumbprint').on(table.userId, table.thumbprint),
    ofUser(table.userId),
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
    /** Until then its device waits for another to change the address. */
    watchesEmailUntil: moment('watches_email_until'),
    endedAt: moment('ended_at'),
    createdAt,
  },
  (table) => [
    uniqueIndex('sessions_access').on(table.accessHash),
    uniqueIndex('sessions_refresh').on(table.refreshHash),
    index('sessions_earlier_refresh').on(table.earlierRefreshHash),
    ofUser(table.userId),
  ],
)

/** The one wallet of a user; a draft until its envelopes are here. */
export const wallets = pgTable(
  'wallets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressEip155: text('address_eip155').notNull(),
    addressSolana: text('address_solana').notNull(),
    mode: text('mode', { enum: ['self', 'assisted'] }).notNull(),
    /** Nothing is exported before, and no way back is changed. */
    frozenUntil: moment('frozen_until'),
    createdAt,
  },
  (table) => [ofUser(table.userId)],
)

/** Halves that were given for a wallet that is not made yet. */
export const drafts = pgTable(
  'drafts',
  {
    /** The device that makes it. */
    deviceId: uuid('device_id')
      .primaryKey()
      .references(() => devices.id, { onDelete: 'cascade' }),
    walletId: uuid('wallet_id').notNull(),
    recoveryId: uuid('recovery_id').notNull(),
    serverHalfSealed: text('server_half_sealed').notNull(),
    recoveryHalfSealed: text('recovery_half_sealed').notNull(),
  },
  (table) => [withRowOf(table.deviceId, devices.id)],
)

/** A new device that waits for one of the wallet to vouch for it. */
export const introductions = pgTable(
  'introductions',
  {
    deviceId: uuid('device_id')
      .primaryKey()
      .references(() => devices.id, { onDelete: 'cascade' }),
    commitment: text('commitment').notNull(),
    /** Who has met it, and the number that was given. */
    peerId: uuid('peer_id'),
    peerNonce: text('peer_nonce'),
    /** What was committed to. */
    publicKey: text('public_key'),
    nonce: text('nonce'),
    /** What was vouched with. */
    recoveryId: uuid('recovery_id'),
    recoveryHalfSealed: text('recovery_half_sealed'),
    envelope: text('envelope'),
    version: integer('version'),
    sealedHalf: text('sealed_half'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [withRowOf(table.deviceId, devices.id)],
)

/** A way back to a wallet without any device of it. */
export const recoveries = pgTable(
  'recoveries',
  {
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
  },
  (table) => [withRowOf(table.walletId, wallets.id)],
)

/** Links of mails that say "this was not me". */
export const denials = pgTable('denials', {
  tokenHash: text('token_hash').primaryKey(),
  projectId: text('project_id').notNull(),
  emailHash: text('email_hash').notNull(),
  thumbprint: text('thumbprint').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** A change of a wallet's address: under way, or done and to be taken back. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one that began it; the way back stays when it is gone. */
    deviceId: uuid('device_id').notNull(),
    oldEmailHash: text('old_email_hash').notNull(),
    oldEmailSealed: text('old_email_sealed').notNull(),
    newEmailHash: text('new_email_hash').notNull(),
    newEmailSealed: text('new_email_sealed').notNull(),
    /** The mailbox whose code it waits for. */
    stage: text('stage', { enum: ['old', 'new', 'done'] }).notNull(),
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull().default(0),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** Of the link that takes it back. */
    revertHash: text('revert_hash').unique(),
    expiresAt: moment('expires_at').notNull(),
    changedAt: moment('changed_at'),
    createdAt,
  },
  (table) => [
    index('email_changes_user').on(table.userId),
    index('email_changes_old_email').on(table.oldEmailHash),
    ofUser(table.userId),
  ],
)

/** What lets a device show the words of its wallet once. */
export const exportGrants = pgTable(
  'export_grants',
  {
    grantHash: text('grant_hash').primaryKey(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    readyAt: moment('ready_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [withRowOf(table.deviceId, devices.id)],
)

/** A user who is going to be deleted, unless it is called off before. */
export const deletions = pgTable(
  'deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the link that calls it off. */
    cancelHash: text('cancel_hash').notNull().unique(),
    dueAt: moment('due_at').notNull(),
    /** What the escrow is told then; it alone can read it. */
    sealedForEscrow: text('sealed_for_escrow'),
    createdAt,
  },
  (table) => [index('deletions_due').on(table.dueAt), ofUser(table.userId)],
)

/** Where a frame of the wallet and its window meet; both texts are sealed. */
export const rendezvous = pgTable(
  'rendezvous',
  {
    handleHash: text('handle_hash').primaryKey(),
    /** Who may read the answer. */
    userId: uuid('user_id').notNull(),
    request: text('request').notNull(),
    isMet: boolean('is_met').notNull().default(false),
    answer: text('answer'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [ofUser(table.userId)],
)

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
    ofUser(table.userId),
  ],
)
