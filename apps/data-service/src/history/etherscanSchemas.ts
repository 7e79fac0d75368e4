import * as v from 'valibot'
import { address, hash } from '../activity/blockSchemas.js'
import { count, units } from './values.js'

const nobody = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)
const party = v.union([nobody, address])

/** Errors are answers, too: `status` is 0, and `result` says why. */
export const envelopeSchema = v.object({
  status: v.string(),
  message: v.string(),
  result: v.union([
    v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
    v.string(),
  ]),
})

const item = { blockNumber: count, timeStamp: count, hash, from: address }

/** `action=txlist` */
export const transactionSchema = v.object({
  ...item,
  to: party,
  transactionIndex: count,
  value: units,
  isError: v.string(),
  contractAddress: party,
  input: v.optional(v.string(), '0x'),
})

/** `action=tokentx`, `tokennfttx` and `token1155tx` */
export const transferSchema = v.object({
  ...item,
  to: party,
  contractAddress: address,
  value: v.optional(units),
  tokenID: v.optional(units),
  tokenValue: v.optional(units),
})

/** `action=txlistinternal` */
export const internalSchema = v.object({
  ...item,
  to: party,
  contractAddress: party,
  value: units,
  isError: v.string(),
  type: v.string(),
})
