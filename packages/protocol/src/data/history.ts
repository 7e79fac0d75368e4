import * as v from 'valibot'
import { approvalKinds, transferKinds } from './movementKinds.js'
import {
  accountId,
  networkId,
  tokenAddress,
  tokenName,
  tokenSymbol,
  unixSeconds,
} from './values.js'

const mostEntries = 100
/** So many of one transaction an entry tells. */
export const mostHistoryMovements = 100

const blockNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/))
const evmAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/))
/** Base units, or the id of a token: 256 bits. */
const units = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,77})$/))
/** Leads on to the next page. */
export const historyCursor = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{24,120}$/),
)

/** What a transaction is to the account that is asked about. */
export const historyKinds = [
  'sent',
  'received',
  /** Some went out, and something else came in. */
  'swapped',
  /** Somebody was allowed to move the account's tokens. */
  'approved',
  /** It made a contract. */
  'deployed',
  /** None of these: a contract was called, or it failed. */
  'called',
] as const

const movement = v.object({
  kind: v.picklist([...transferKinds, ...approvalKinds]),
  /** The contract; absent for the network's own currency. */
  token: v.optional(evmAddress),
  /** Of an approval: whose tokens. */
  source: evmAddress,
  /** Of an approval: who may move them. */
  target: evmAddress,
  /** Absent where there is one: the token of the id. */
  amount: v.optional(units),
  tokenId: v.optional(units),
})

const entry = v.object({
  hash,
  block: v.object({ number: blockNumber, time: unixSeconds }),
  /** Its place in the block. */
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether the chain will not undo its block. */
  isFinal: v.boolean(),
  status: v.picklist(['succeeded', 'failed']),
  kind: v.picklist(historyKinds),
  sender: evmAddress,
  /** Absent where it deploys. */
  receiver: v.optional(evmAddress),
  /** The contract that it made. */
  deployed: v.optional(evmAddress),
  /**
   * Base units of the network's own currency; the sender paid them. Absent
   * where the node does not say.
   */
  fee: v.optional(units),
  /** Those of the account, in their order. */
  movements: v.pipe(v.array(movement), v.maxLength(mostHistoryMovements)),
  /** Whether the account has more of them than are told. */
  hasMoreMovements: v.boolean(),
  /** Why it looks like a trap: `spamReasons`, and later releases know more. */
  spam: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))),
    v.maxLength(20),
  ),
})

/** What an account did and what was done to it, newest first. */
export const historySchema = v.object({
  account: accountId,
  networkId,
  /**
   * The newest block that is indexed, of which later ones nothing is known; where
   * nobody indexes the network, the newest one that its nodes have.
   */
  head: v.object({ number: blockNumber, hash, time: unixSeconds }),
  /** The oldest block that is indexed. */
  since: blockNumber,
  /** Whether nothing can be missing below the head. */
  isComplete: v.boolean(),
  /** What is missing; later releases may know more. */
  missing: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))),
    v.maxLength(20),
  ),
  /**
   * Blocks above it were undone since the cursor was made: entries of earlier
   * pages that are of such blocks are void. Where the cursor was of one itself,
   * this page is the first one again.
   */
  undoneAbove: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1))),
  entries: v.pipe(v.array(entry), v.maxLength(mostEntries)),
  /** Tokens of the entries that are on a list the service's operator chose. */
  tokens: v.pipe(
    v.array(
      v.object({
        address: tokenAddress,
        name: tokenName,
        symbol: tokenSymbol,
        decimals: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.maxValue(77),
        ),
      }),
    ),
    v.maxLength(500),
  ),
  /** For the next page; absent on the last one. */
  cursor: v.optional(historyCursor),
})

/** What an account did. */
export type History = v.InferOutput<typeof historySchema>
