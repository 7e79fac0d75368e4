import * as v from 'valibot'

/** Of several hosts as well, which no parser of addresses takes. */
const url = v.pipe(
  v.string(),
  v.regex(
    /^postgres(ql)?:\/\//,
    'Write where PostgreSQL is, such as postgres://hasp@localhost/hasp.',
  ),
)

/** Where a database is: a folder for PGlite, or PostgreSQL. */
export const databaseSchema = v.union(
  [
    v.strictObject({
      folder: v.optional(v.string()),
      seedFolder: v.optional(v.string()),
    }),
    v.strictObject({
      /** Of several hosts, `postgres://one,two/hasp`, the one that writes. */
      url,
      /** Copies, which histories are read from. */
      replicaUrls: v.optional(v.pipe(v.array(url), v.maxLength(20)), []),
    }),
  ],
  'Name the url of PostgreSQL, or a folder for PGlite.',
)
