import * as v from 'valibot'
import { networkId } from './values.js'

const blockNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Whether a service takes requests, and how far what it follows is. */
export const readinessSchema = v.object({
  isReady: v.boolean(),
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
        }),
      ),
      v.maxLength(500),
    ),
  ),
})

/** Whether a service takes requests. */
export type ReadinessReply = v.InferOutput<typeof readinessSchema>
