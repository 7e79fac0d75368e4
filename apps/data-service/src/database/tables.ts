import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from './bytes.js'
import { coded } from './coded.js'

/** Safe: no chain has that many blocks, nor an id that large. */
const count = (name: string) => bigint(name, { mode: 'number' })
/** 256 bits, as decimal text. */
const units = (name: string) => numeric(name, { precision: 78, scale: 0 })

/** The chains that are followed, by their EIP-155 id, and how far. */
export const chains = pgTable('chains', {
  id: count('id').primaryKey(),
  /** What all rows name it by of which there are many: two bytes for eight. */
  shortId: smallint('short_id').generatedAlwaysAsIdentity().unique(),
  /** The hash of block 0: another one is another chain under this id. */
  genesis: bytes('genesis').notNull(),
  /** Grows with each process that takes over: who has an older one is late. */
  fence: count('fence').notNull().default(0),
  /** Grows each time that blocks were undone. */
  epoch: integer('epoch').notNull().default(0),
  firstBlock: count('first_block').notNull(),
  /** The newest block whose rows are here. */
  head: count('head'),
  /** The newest block that the chain does not undo. */
  finalized: count('finalized').notNull().default(-1),
  /** Whether what contracts paid out is known of every block. */
  isTraced: boolean('is_traced').notNull().default(false),
  /** Seals the cursors that callers are given. */
  cursorKey: bytes('cursor_key').notNull(),
})

/** When blocks were undone, and the newest that was left. */
export const undoings = pgTable(
  'undoings',
  {
    chain: count('chain').notNull(),
    epoch: integer('epoch').notNull(),
    lastKept: count('last_kept').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.epoch] })],
)

/** The blocks that may still be undone, and some more. */
export const headers = pgTable(
  'headers',
  {
    chain: count('chain').notNull(),
    block: count('block').notNull(),
    hash: bytes('hash').notNull(),
    /** Seconds since 1970. */
    time: count('time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block] })],
)

/*
 * Of the following there are as many rows as a chain has transfers. What is as
 * wide as a number of the machine comes first, so that nothing is padded.
 */

/** A transaction that is in a block. */
export const transactions = pgTable(
  'transactions',
  {
    block: integer('block').notNull(),
    /** Its place in the block. */
    place: integer('place').notNull(),
    time: count('time').notNull(),
    chain: smallint('chain').notNull(),
    isFailed: boolean('is_failed').notNull(),
    hash: bytes('hash').notNull(),
    sender: bytes('sender').notNull(),
    /** Absent where it deploys. */
    receiver: bytes('receiver'),
    deployed: bytes('deployed'),
    /** Paid by the sender; absent where the node does not say. */
    fee: units('fee'),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.place] })],
)

/** What a transaction moved, or allowed to be moved. */
export const movements = pgTable(
  'movements',
  {
    block: integer('block').notNull(),
    place: integer('place').notNull(),
    /** In the transaction. */
    step: integer('step').notNull(),
    chain: smallint('chain').notNull(),
    kind: coded('kind', [
      'native',
      'erc20',
      'erc721',
      'erc1155',
      'allowance',
      'tokenApproval',
      'operatorApproval',
    ]).notNull(),
    /** The contract; absent for the chain's own currency. */
    token: bytes('token'),
    /** Of an approval: whose tokens. */
    source: bytes('source').notNull(),
    /** Of an approval: who may move them. */
    target: bytes('target').notNull(),
    /** Base units; of an operator's approval 1 or 0. Absent for ERC-721. */
    amount: units('amount'),
    tokenId: units('token_id'),
  },
  (table) => [
    primaryKey({
      columns: [table.chain, table.block, table.place, table.step],
    }),
  ],
)

/** Whom transactions concern. Nobody reads them by their number. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').generatedAlwaysAsIdentity(),
    chain: smallint('chain').notNull(),
    address: bytes('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.address] })],
)

/** What a transaction can be to an account. */
export const entryKinds = [
  'sent',
  'received',
  'swapped',
  'approved',
  'deployed',
  'called',
] as const

/** One row for each account that a transaction concerns. */
export const entries = pgTable(
  'entries',
  {
    account: integer('account').notNull(),
    block: integer('block').notNull(),
    place: integer('place').notNull(),
    kind: coded('kind', entryKinds).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.account, table.kind, table.block, table.place],
    }),
  ],
)

/** Names that accounts took, below the service's own domain. */
export const registrations = pgTable(
  'registrations',
  {
    /** The whole name. */
    name: text('name').primaryKey(),
    /** What it looks like: no other name may look the same. */
    skeleton: text('skeleton').notNull(),
    address: bytes('address').notNull(),
    coinType: count('coin_type').notNull(),
    /** Whether a key signed, which is on every chain, and no contract. */
    isKey: boolean('is_key').notNull(),
    /** Of the request: the same one gets the same answer. */
    requestHash: bytes('request_hash').notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    uniqueIndex('registrations_by_skeleton').on(table.skeleton),
    // An account has one name.
    uniqueIndex('registrations_by_address').on(table.address),
  ],
)

/** What came back signed for a name: how often, as long as it would count. */
export const challenges = pgTable(
  'challenges',
  {
    nonce: text('nonce').primaryKey(),
    // Written by the release before, and by nobody since: who wanted which name
    // is nobody's business. They go with the release after this one.
    address: bytes('address'),
    message: text('message'),
    name: text('name'),
    coinType: count('coin_type'),
    site: text('site'),
    /** As many as there may be once it counted. */
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('challenges_by_end').on(table.expiresAt)],
)
