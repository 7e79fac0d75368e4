import * as v from 'valibot'
import { address, hash, quantity } from './blockSchemas.js'

/** A call as the tracer `callTracer` tells it, with the calls that it made. */
export interface TracedCall {
  readonly type: string
  readonly from: `0x${string}`
  readonly to?: `0x${string}` | null | undefined
  readonly value?: bigint | null | undefined
  /** Why it was undone, with all that it called. */
  readonly error?: string | null | undefined
  readonly calls?: readonly TracedCall[] | null | undefined
}

const callSchema: v.GenericSchema<unknown, TracedCall> = v.object({
  type: v.string(),
  from: address,
  to: v.nullish(address),
  value: v.nullish(quantity),
  error: v.nullish(v.string()),
  calls: v.nullish(v.array(v.lazy(() => callSchema))),
})

/** The transactions of a block, in their order; not all nodes name them. */
export const traceSchema = v.array(
  v.object({ txHash: v.nullish(hash), result: callSchema }),
)

/** What the transactions of a block called. */
export type BlockTrace = v.InferOutput<typeof traceSchema>
