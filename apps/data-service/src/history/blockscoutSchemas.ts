import * as v from 'valibot'
import { address, hash } from '../activity/blockSchemas.js'
import { count, units } from './values.js'

const party = v.object({ hash: address })
/** Pending transactions have neither block nor time. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Math.floor(Date.parse(text) / 1_000)),
)

/**
 * What leads to the next page, as far as it says where that is: nothing else
 * that a server repeats is sent, and no key.
 */
const nextSchema = v.nullish(
  v.object({
    block_number: v.optional(count),
    transaction_index: v.optional(count),
    index: v.optional(v.pipe(v.number(), v.safeInteger())),
    inserted_at: v.nullish(v.pipe(v.string(), v.maxLength(40))),
    hash: v.nullish(hash),
    value: v.nullish(units),
    fee: v.nullish(units),
    batch_log_index: v.optional(count),
    batch_block_hash: v.optional(hash),
    batch_transaction_hash: v.optional(hash),
    index_in_batch: v.optional(count),
  }),
)

/** What leads to the next page. */
export type BlockscoutNext = NonNullable<v.InferOutput<typeof nextSchema>>

const pageOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.pipe(v.array(item), v.maxLength(200)),
    next_page_params: nextSchema,
  })

/** `/api/v2/addresses/{hash}/transactions` */
export const transactionsSchema = pageOf(
  v.object({
    hash,
    block_number: v.nullable(count),
    timestamp: v.nullable(time),
    position: v.nullish(count),
    status: v.nullable(v.picklist(['ok', 'error'])),
    from: party,
    to: v.nullable(party),
    created_contract: v.nullish(party),
    value: units,
    /** `maximum` is a guess. */
    fee: v.nullish(v.object({ type: v.string(), value: v.nullable(units) })),
    raw_input: v.optional(v.string(), '0x'),
  }),
)

/** `/api/v2/addresses/{hash}/token-transfers` */
export const transfersSchema = pageOf(
  v.object({
    transaction_hash: hash,
    block_number: count,
    timestamp: v.nullable(time),
    log_index: count,
    from: party,
    to: party,
    token: v.object({ address_hash: address }),
    /** A token that hides its amounts has none. */
    total: v.nullish(
      v.object({ value: v.nullish(units), token_id: v.nullish(units) }),
    ),
  }),
)

/** `/api/v2/addresses/{hash}/internal-transactions` */
export const internalSchema = pageOf(
  v.object({
    transaction_hash: hash,
    block_number: count,
    timestamp: time,
    index: count,
    type: v.string(),
    success: v.boolean(),
    from: party,
    to: v.nullable(party),
    created_contract: v.nullish(party),
    value: units,
  }),
)
