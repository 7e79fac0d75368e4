import { ofUser } from '@hasp/service-frame/policies'
import {
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()

/**
 * By what a way back proves itself without anything of the wallet. It is
 * sealed: of the bare key whoever has the database could guess passwords.
 */
export const recoveryProofs = pgTable(
  'recovery_proofs',
  {
    recoveryId: uuid('recovery_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    keySealed: text('key_sealed').notNull(),
    /** It counts seven days later. */
    createdAt,
  },
  (table) => [
    index('recovery_proofs_user').on(table.userId),
    ofUser(table.userId),
  ],
)

/** Somebody who says that the mailbox of an address is lost, known or not. */
export const moveChallenges = pgTable(
  'move_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id').notNull(),
    /** The address whose mailbox is lost. */
    emailHash: text('email_hash').notNull(),
    thumbprint: text('thumbprint').notNull(),
    deviceName: text('device_name').notNull(),
    locale: text('locale'),
    /** Once a way back was proved. */
    userId: uuid('user_id'),
    recoveryId: uuid('recovery_id'),
    newEmailHash: text('new_email_hash'),
    newEmailSealed: text('new_email_sealed'),
    codeMac: text('code_mac'),
    tries: integer('tries').notNull().default(0),
    codeExpiresAt: moment('code_expires_at'),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
  },
  (table) => [
    index('move_challenges_email').on(table.projectId, table.emailHash),
  ],
)

/** A wallet that will be opened by another address, unless it is called off. */
export const mailboxMoves = pgTable(
  'mailbox_moves',
  {
    userId: uuid('user_id').primaryKey(),
    /** Of the challenge that it came of. */
    id: uuid('id').notNull(),
    newEmailHash: text('new_email_hash').notNull(),
    newEmailSealed: text('new_email_sealed').notNull(),
    deviceName: text('device_name').notNull(),
    locale: text('locale'),
    /** Of the link that calls it off. */
    cancelHash: text('cancel_hash').notNull().unique(),
    dueAt: moment('due_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** Called off, it keeps another one from being begun until then. */
    expiresAt: moment('expires_at'),
    createdAt,
  },
  (table) => [
    index('mailbox_moves_new_email').on(table.newEmailHash),
    index('mailbox_moves_due').on(table.dueAt),
    ofUser(table.userId),
  ],
)
