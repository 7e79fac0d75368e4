import * as v from 'valibot'
import type { Hex } from 'viem'

const hex = (pattern: RegExp) =>
  v.pipe(
    v.string(),
    v.regex(pattern),
    v.transform((text) => text.toLowerCase() as Hex),
  )
export const hash = hex(/^0x[0-9a-f]{64}$/i)
export const address = hex(/^0x[0-9a-f]{40}$/i)

export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
/** A height is written down in four bytes. */
const highest = 2 ** 31 - 1

const header = {
  number: v.pipe(quantity, v.transform(Number), v.maxValue(highest)),
  hash,
  parentHash: hash,
  /** Seconds since 1970. */
  timestamp: v.pipe(quantity, v.transform(Number), v.safeInteger()),
}

/** A block without what is in it; `null` where a node has none. */
export const headerSchema = v.nullable(v.object(header))

/** A block with its transactions. */
export const blockSchema = v.nullable(
  v.object({
    ...header,
    transactions: v.array(
      v.object({
        hash,
        from: address,
        to: v.nullish(address),
        value: quantity,
        gasPrice: v.nullish(quantity),
      }),
    ),
  }),
)

/** What came of a transaction; some chains charge for more than gas. */
export const receiptSchema = v.object({
  transactionHash: hash,
  blockHash: hash,
  status: v.nullish(quantity),
  contractAddress: v.nullish(address),
  gasUsed: quantity,
  effectiveGasPrice: v.nullish(quantity),
  blobGasUsed: v.nullish(quantity),
  blobGasPrice: v.nullish(quantity),
  l1Fee: v.nullish(quantity),
  logs: v.array(
    v.object({
      address,
      topics: v.pipe(v.array(hash), v.maxLength(4)),
      // A group that repeats is more than a regular expression can do for some
      // megabytes.
      data: v.pipe(
        hex(/^0x[0-9a-f]*$/i),
        v.check((text) => text.length % 2 === 0),
      ),
    }),
  ),
})

/** A receipt, as a node tells it. */
export type Receipt = v.InferOutput<typeof receiptSchema>

/** A block with its transactions, as a node tells it. */
export type ToldBlock = NonNullable<v.InferOutput<typeof blockSchema>>
