import { origin, trustedProxies } from '@hasp/service-frame'
import { metricsSchema } from '@hasp/service-frame/metrics'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What the escrow is started with: a file of its own operator. */
export const configurationSchema = v.strictObject({
  listen: v.strictObject({
    host: v.string(),
    port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  }),
  /** Where its operator, and nobody else, looks at its metrics. */
  metrics: v.optional(metricsSchema),
  /** Where the links of its mails lead, e.g. `https://escrow.example`. */
  publicUrl: origin,
  /** Where the wallet's pages are, e.g. `https://wallet.example`. */
  walletOrigin: origin,
  /** What visitors know the wallet by, in mails. */
  walletName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Proxies between the service and the escrow. */
  trustedProxies,
  /** Requests of one network (/24, /56) in any minute: all of the service's. */
  requestsPerMinute: v.optional(count, 6_000),
  /** A folder for PGlite, or the address of PostgreSQL. */
  database: v.union(
    [
      v.strictObject({
        folder: v.optional(v.string()),
        seedFolder: v.optional(v.string()),
      }),
      v.strictObject({ url: v.string() }),
    ],
    'Name the url of PostgreSQL, or a folder for PGlite.',
  ),
  /** 32 bytes as base64url, readable by its owner alone. */
  masterKeyFile: v.string(),
  /** The same, for the key pair that requests are sealed to. */
  requestKeyFile: v.string(),
  /** The one of before, which pages that are open still seal to. */
  earlierRequestKeyFile: v.optional(v.string()),
  /** Makes keys where none are; for a first start on this machine. */
  areKeysMade: v.optional(v.boolean(), false),
  /** The escrow's own file of networks: by it, it looks at wallets itself. */
  operatorFile: v.string(),
  /** A credential and a sender that the service does not have. */
  mail: v.strictObject({
    smtpUrl: v.pipe(v.string(), v.url()),
    from: v.pipe(v.string(), v.email()),
    /** Codes that are mailed in an hour, of all wallets. */
    perHour: v.optional(count, 1_000),
  }),
})

/** What the escrow is started with. */
export type Configuration = v.InferOutput<typeof configurationSchema>
