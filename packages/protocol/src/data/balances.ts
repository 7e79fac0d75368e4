import * as v from 'valibot'
import {
  accountId,
  networkId,
  price,
  tokenAddress,
  tokenName,
  tokenSymbol,
  unixSeconds,
} from './values.js'

/** More than that nobody reads; it is also what one answer may weigh. */
export const mostHeldTokens = 500

const heldToken = v.object({
  /** Absent for the network's own currency. */
  address: v.optional(tokenAddress),
  name: tokenName,
  symbol: tokenSymbol,
  /** Decimal texts: whole tokens, and how many decimals there can be. */
  quantity: v.object({
    decimals: v.pipe(v.string(), v.regex(/^\d{1,2}$/)),
    numeric: v.pipe(
      v.string(),
      v.maxLength(160),
      v.regex(/^(0|[1-9]\d*)(\.\d+)?$/),
    ),
  }),
  /** Absent where it is not known: that is never 0. */
  price: v.optional(price),
  /** Price times quantity, in US dollars. */
  value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  iconUrl: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
  /** It is on a list that the service's operator chose. */
  isVerified: v.boolean(),
  /** Why it looks like a trap; later releases may know more reasons. */
  spam: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/))),
    v.maxLength(20),
  ),
})

/** What an account holds, as a node said at one block. */
export const balancesSchema = v.object({
  account: accountId,
  networkId,
  /** The block, or Solana's slot, that all amounts are of. */
  block: v.object({
    number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** When it was made, where the node says so. */
    time: v.optional(unixSeconds),
  }),
  readAt: unixSeconds,
  /** It is an earlier answer: the node or the prices cannot be reached. */
  isStale: v.boolean(),
  /** Whether every token that was looked for could be read. */
  isComplete: v.boolean(),
  /** The network's own currency first, then what is held of others. */
  tokens: v.pipe(v.array(heldToken), v.maxLength(mostHeldTokens)),
})

/** What an account holds. */
export type Balances = v.InferOutput<typeof balancesSchema>

/** A token of an account. */
export type HeldToken = Balances['tokens'][number]
