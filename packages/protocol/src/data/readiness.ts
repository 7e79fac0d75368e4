import * as v from 'valibot'
import { networkId } from './values.js'

const blockNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Whether a service takes requests, and how far what it follows is. */
export const readinessSchema = v.object({
  isReady: v.boolean(),
  /** What the process does: it answers, follows chains, or does both. */
  role: v.optional(v.picklist(['both', 'serve', 'follow'])),
  /** What processes share, where they do. */
  redis: v.optional(v.object({ isUp: v.boolean() })),
  /** Absent where there are no replicas. */
  database: v.optional(
    v.object({
      isPrimaryUp: v.boolean(),
      replicas: v.pipe(
        v.array(
          v.object({
            isUp: v.boolean(),
            /** Absent where nobody can tell. */
            lagMs: v.optional(milliseconds),
          }),
        ),
        v.maxLength(20),
      ),
    }),
  ),
  /** Absent where it follows nothing, or is not ready. */
  indexes: v.optional(
    v.pipe(
      v.array(
        v.object({
          networkId,
          /** The newest and the oldest block that is indexed. */
          head: v.optional(blockNumber),
          since: blockNumber,
          /**
           * How often it began anew, because the chain undid more than can be
           * undone here, or is another one.
           */
          restarts: blockNumber,
          /** Whether a node told of every block what contracts paid out. */
          isTraced: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(500),
    ),
  ),
})

/** Whether a service takes requests. */
export type ReadinessReply = v.InferOutput<typeof readinessSchema>
