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

/** A call without those that it made. */
const callSchema = v.object({
  type: v.string(),
  from: address,
  to: v.nullish(address),
  value: v.nullish(quantity),
  error: v.nullish(v.string()),
  calls: v.nullish(v.array(v.unknown())),
})

/**
 * A call with all within it, read one by one: strangers choose how deep they
 * are, and a schema that names itself would run out of stack.
 */
const wholeCallSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, TracedCall>(({ addIssue, dataset, NEVER }) => {
    const call = readCall(dataset.value)
    if (call) return call
    addIssue({ message: 'no call' })
    return NEVER
  }),
)

function readCall(whole: unknown): TracedCall | undefined {
  const top: TracedCall[] = []
  const open = [{ told: whole, into: top }]
  for (let next = open.pop(); next; next = open.pop()) {
    const call = v.safeParse(callSchema, next.told)
    if (!call.success) return undefined
    const calls: TracedCall[] = []
    next.into.push({ ...call.output, calls })
    for (const told of (call.output.calls ?? []).toReversed())
      open.push({ told, into: calls })
  }
  return top[0]
}

/** The transactions of a block, in their order; not all nodes name them. */
export const traceSchema = v.array(
  v.object({ txHash: v.nullish(hash), result: wholeCallSchema }),
)

/** What the transactions of a block called. */
export type BlockTrace = v.InferOutput<typeof traceSchema>
