import { origin, redisSchema, trustedProxies } from '@hasp/service-frame'
import { metricsSchema } from '@hasp/service-frame/metrics'
import * as v from 'valibot'

const port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))

/** What a service is started with: one file of its operator. */
export const configurationSchema = v.strictObject({
  listen: v.strictObject({ host: v.string(), port }),
  /** Where its operator, and nobody else, looks at its metrics. */
  metrics: v.optional(metricsSchema),
  /** Where callers reach it, e.g. `https://api.wallet.example`. */
  publicUrl: origin,
  /** Where the wallet's pages are, e.g. `https://wallet.example`. */
  walletOrigin: origin,
  /** Where the escrow answers, on another machine; without it there is none. */
  escrowUrl: v.optional(origin),
  /** What the program of the wallet's pages reads of this file. */
  site: v.optional(
    v.strictObject({
      listen: v.strictObject({ host: v.string(), port }),
      folder: v.string(),
      escrowKey: v.optional(v.string()),
    }),
  ),
  /** Proxies between visitors and the service. */
  trustedProxies,
  /** Requests of one network (/24, /56) in any minute; more are refused. */
  requestsPerMinute: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(60)),
    1_200,
  ),
  /** A folder for PGlite, or the address of PostgreSQL. */
  database: v.union(
    [
      v.strictObject({
        folder: v.optional(v.string()),
        seedFolder: v.optional(v.string()),
      }),
      v.strictObject({
        url: v.string(),
        /** Of the role for work in the background; else `url` does it. */
        workerUrl: v.optional(v.string()),
        /** Of the role that owns the tables; else `url` migrates. */
        migratorUrl: v.optional(v.string()),
      }),
    ],
    'Name the url of PostgreSQL, or a folder for PGlite.',
  ),
  /** What several processes share besides PostgreSQL; one needs none. */
  redis: v.optional(redisSchema),
  /** 32 bytes as base64url, readable by its owner alone. */
  masterKeyFile: v.string(),
  /** Makes the master key where none is; for a first start on this machine. */
  isMasterKeyMade: v.optional(v.boolean(), false),
  /** Projects and networks. */
  operatorFile: v.string(),
  mail: v.strictObject({
    smtpUrl: v.pipe(v.string(), v.url()),
    from: v.pipe(v.string(), v.email()),
    /**
     * Codes that devices get in an hour which are not known, of all projects.
     * From half of them on each costs the device work.
     */
    perHour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 5_000),
  }),
})

/** What a service is started with. */
export type Configuration = v.InferOutput<typeof configurationSchema>
