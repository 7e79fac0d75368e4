import * as v from 'valibot'

/** Where a database is: a folder for PGlite, or PostgreSQL. */
export const databaseSchema = v.union(
  [
    v.strictObject({
      folder: v.optional(v.string()),
      seedFolder: v.optional(v.string()),
    }),
    v.strictObject({
      /** Of several hosts, `postgres://one,two/hasp`, the one that writes. */
      url: v.string(),
      /** Copies, which histories are read from. */
      replicaUrls: v.optional(v.pipe(v.array(v.string()), v.maxLength(20)), []),
    }),
  ],
  'Name the url of PostgreSQL, or a folder for PGlite.',
)
