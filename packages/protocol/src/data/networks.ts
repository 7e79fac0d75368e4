import * as v from 'valibot'
import { networkId } from './values.js'

/** What a data service serves. */
export const servedNetworksSchema = v.object({
  networks: v.pipe(
    v.array(
      v.object({
        networkId,
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
        /** Whether prices are known of any of its tokens. */
        hasPrices: v.boolean(),
        /** Whether it knows what accounts did. */
        hasHistory: v.optional(v.boolean(), false),
        /**
         * Whether a node told of every indexed block what contracts paid out.
         * Absent where nothing is indexed, and where nobody can tell.
         */
        isTraced: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(500),
  ),
})

/** What a data service serves. */
export type ServedNetworks = v.InferOutput<typeof servedNetworksSchema>
