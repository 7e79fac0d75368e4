import * as v from 'valibot'

/**
 * What the pages are served with: their part of the one file of the operator
 * that starts the service, too.
 */
export const configurationSchema = v.object({
  /** Where browsers reach the service, e.g. `https://api.wallet.example`. */
  publicUrl: v.pipe(v.string(), v.url()),
  /** Projects and networks. */
  operatorFile: v.string(),
  site: v.strictObject({
    listen: v.strictObject({
      host: v.string(),
      port: v.pipe(v.number(), v.integer()),
    }),
    /** Where the pages were built. */
    folder: v.string(),
    /** What the escrow says for `public-key`; without it there is none. */
    escrowKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  }),
})
