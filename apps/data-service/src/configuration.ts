import { isOriginEntry } from '@hasp/protocol/frame'
import { origin, redisSchema, trustedProxies } from '@hasp/service-frame'
import { metricsSchema } from '@hasp/service-frame/metrics'
import * as v from 'valibot'
import { databaseSchema } from './database/databaseSchema.js'
import { networkSchema } from './networkSchema.js'
import { roles } from './role.js'
import { isListUrl } from './tokens/isListUrl.js'
import { evmAddress, httpUrl } from './values.js'

const originEntry = v.pipe(
  v.string(),
  v.check(isOriginEntry, 'Write scheme and host alone, as browsers do.'),
)

const port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))

/** Where the universal resolver of ENS is on public networks. */
const publicResolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

const namesSchema = v.strictObject({
  /** The network that ENS is on, which need not be one of `networks`. */
  networkId: v.optional(
    v.pipe(v.string(), v.regex(/^eip155:[1-9]\d{0,15}$/)),
    'eip155:1',
  ),
  rpcUrls: v.pipe(v.array(httpUrl), v.minLength(1), v.maxLength(20)),
  universalResolver: v.optional(evmAddress, publicResolver),
  /** Gives names below a domain to whoever signs for them. */
  registry: v.optional(
    v.strictObject({
      domain: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
      /** The domain's resolver, which takes what the key signed. */
      resolver: evmAddress,
      /** A file of 32 bytes as base64url. */
      keyFile: v.string(),
      /** Labels that nobody gets, besides the usual ones. */
      reserved: v.optional(
        v.pipe(v.array(v.string()), v.maxLength(10_000)),
        [],
      ),
    }),
  ),
})

const outsideSchema = v.strictObject({
  /** Origins of the operator's to which it may go besides the internet. */
  allowedOrigins: v.optional(v.pipe(v.array(origin), v.maxLength(20)), []),
  /** Where pictures on IPFS are read, below `/ipfs/`. */
  ipfsGateway: v.optional(origin),
})

const configurationEntries = v.strictObject({
  listen: v.strictObject({ host: v.string(), port }),
  /** What this process does, where others do the rest. */
  role: v.optional(
    v.picklist(roles, 'Write "serve", "follow" or "both".'),
    'both',
  ),
  /** Where its operator, and nobody else, looks at its metrics. */
  metrics: v.optional(metricsSchema),
  /** Where callers reach it, e.g. `https://data.example`. */
  publicUrl: origin,
  /**
   * The sites whose pages may read the answers to questions that name no
   * project; `*` is any site.
   */
  origins: v.union(
    [v.literal('*'), v.pipe(v.array(originEntry), v.maxLength(1_000))],
    'Write "*", or a list of origins such as https://app.example.',
  ),
  /** Proxies of the operator between visitors and the service. */
  trustedProxies,
  /** Requests of one network (/24, /56) in any minute; more are refused. */
  requestsPerMinute: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1)),
    600,
  ),
  /** The sites that it serves, and what of the kit is off on their pages. */
  projects: v.optional(
    v.strictObject({
      /** The file that all services of an operator read. */
      operatorFile: v.pipe(v.string(), v.minLength(1)),
      /** Questions that name no project are refused. */
      areRequired: v.optional(v.boolean(), true),
      /** Requests of one project in any minute, of all its visitors. */
      requestsPerMinute: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1)),
        60_000,
      ),
    }),
  ),
  networks: v.pipe(
    v.array(networkSchema),
    v.minLength(1),
    v.maxLength(200),
    v.check(
      (networks) =>
        new Set(networks.map(({ id }) => id)).size === networks.length,
      'Two networks have the same id.',
    ),
  ),
  /** What several processes share besides PostgreSQL; one needs none. */
  redis: v.optional(redisSchema),
  /**
   * A file of 32 bytes as base64url, the same for all processes: seals the
   * cursors of histories that are not followed. Drawn at the start unless given.
   */
  cursorKeyFile: v.optional(v.string()),
  /** Where the service goes for what somebody else names: a list, a contract. */
  outside: v.optional(outsideSchema, {}),
  /** Looks names up; without it, nothing is known of names. */
  names: v.optional(namesSchema),
  /**
   * A folder for PGlite, or the address of PostgreSQL, which several processes
   * can share. Used where a network is followed, or names are registered.
   */
  database: v.optional(databaseSchema),
})

/** What a data service is started with: one file of its operator. */
export const configurationSchema = v.pipe(
  configurationEntries,
  v.check(({ networks, outside }) => {
    const isAllowed = ({ origin, protocol }: URL) =>
      protocol === 'https:' || outside.allowedOrigins.includes(origin)
    const urls = networks.flatMap(({ tokenLists }) =>
      tokenLists.filter(isListUrl),
    )
    return urls.every((url) => URL.canParse(url) && isAllowed(new URL(url)))
  }, 'networks: A token list is neither at an address of https nor at one of "outside.allowedOrigins".'),
)

/** The names that are served. */
export type ServedNames = v.InferOutput<typeof namesSchema>

/** What a data service is started with. */
export type Configuration = v.InferOutput<typeof configurationSchema>

/** A network that is read, and where. */
export type ServedNetwork = Configuration['networks'][number]
