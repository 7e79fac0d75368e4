import { highestPrice } from '@hasp/protocol/data'
import { isOriginEntry } from '@hasp/protocol/frame'
import { origin, redisSchema, trustedProxies } from '@hasp/service-frame'
import { metricsSchema } from '@hasp/service-frame/metrics'
import * as v from 'valibot'
import { databaseSchema } from './database/databaseSchema.js'
import { networkObjection } from './networkObjection.js'
import { roles } from './role.js'

const originEntry = v.pipe(
  v.string(),
  v.check(isOriginEntry, 'Write scheme and host alone, as browsers do.'),
)

const port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))
const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/))
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77))

/** What `judgeQuotes` would take for no price is a mistake. */
const usdSentence = 'Write US dollars, above 0 and up to 1000000000.'
const usd = v.pipe(
  v.number(),
  v.gtValue(0, usdSentence),
  v.maxValue(highestPrice, usdSentence),
)

const address = v.pipe(
  v.string(),
  v.regex(/^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/),
)

const evmAddress = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{40}$/),
  v.transform((text) => text as `0x${string}`),
)

const sourceUrl = v.pipe(
  httpUrl,
  v.check(
    (text) => !URL.canParse(text) || /^[^?#]*$/.test(text),
    'Write the address alone; a key is an entry of its own.',
  ),
)
const sourceKey = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const networkEntries = v.strictObject({
  /** Its CAIP-2 id, e.g. `eip155:1`. */
  id: v.pipe(
    v.string(),
    v.regex(/^(eip155:[1-9]\d{0,15}|solana:[1-9A-HJ-NP-Za-km-z]{32})$/),
  ),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  nativeCurrency: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(40)),
    symbol: v.pipe(v.string(), v.maxLength(12)),
    decimals,
  }),
  /** Nodes, the first that answers is used; they stay on the server. */
  rpcUrls: v.pipe(v.array(httpUrl), v.minLength(1), v.maxLength(20)),
  /** Where Multicall3 is; without it each token is a question of its own. */
  multicall: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))),
  /** Files in the token list format of Uniswap; all that they name is known. */
  tokenLists: v.optional(v.pipe(v.array(v.string()), v.maxLength(20)), []),
  /** Tokens besides those of the lists. */
  tokens: v.optional(
    v.array(
      v.strictObject({
        address,
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
        decimals,
      }),
    ),
    [],
  ),
  /** US dollars for one token, by its address or `native`. */
  fixedPrices: v.optional(
    v.record(v.union([v.literal('native'), address]), usd),
    {},
  ),
  /** Asks DefiLlama what tokens cost, which needs no key. */
  defiLlama: v.optional(
    v.strictObject({
      /** What it calls the network, e.g. `ethereum`. */
      chain: v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,40}$/)),
      /** What it calls the network's currency, e.g. `coingecko:solana`. */
      native: v.optional(
        v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,40}:[a-zA-Z0-9-]{1,80}$/)),
      ),
      url: v.optional(origin, 'https://coins.llama.fi'),
    }),
  ),
  /** Reads what tokens cost from pools, as Uniswap V2 makes them. */
  pools: v.optional(
    v.strictObject({
      factories: v.pipe(v.array(evmAddress), v.minLength(1), v.maxLength(5)),
      /** Tokens whose price is known: the other side of a pool. */
      quotes: v.pipe(
        v.array(
          v.strictObject({
            address: evmAddress,
            /** US dollars for one whole token. */
            usd,
          }),
        ),
        v.minLength(1),
        v.maxLength(5),
      ),
      /** What both sides of a pool are worth at least. */
      leastDepthUsd: v.pipe(v.number(), v.gtValue(0)),
      /** The token that stands for the network's currency. */
      wrappedNative: v.optional(evmAddress),
    }),
  ),
  /** Who else knows what its accounts did: before it was followed, or at all. */
  history: v.optional(
    v.variant(
      'kind',
      [
        v.strictObject({
          kind: v.literal('blockscout'),
          /** Where the instance is, e.g. `https://eth.blockscout.com`. */
          url: sourceUrl,
          key: v.optional(sourceKey),
        }),
        v.strictObject({
          kind: v.literal('etherscan'),
          url: v.optional(sourceUrl, 'https://api.etherscan.io/v2/api'),
          key: sourceKey,
          /** Of this process; a free key has three in all. */
          callsPerSecond: v.optional(
            v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
            3,
          ),
        }),
      ],
      'Write "blockscout" or "etherscan".',
    ),
  ),
  /** Writes down what its accounts do, from this block on. */
  follow: v.optional(
    v.strictObject({
      /** A height, or where the chain is when it is followed for the first time. */
      from: v.optional(
        v.union(
          [
            v.literal('now'),
            v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
          ],
          'Write "now", or the number of a block.',
        ),
        'now',
      ),
      /** How often nodes are asked for a new block. */
      everyMs: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(100)),
        1_000,
      ),
    }),
  ),
})

const networkSchema = v.pipe(
  networkEntries,
  v.check(
    (network) => networkObjection(network) === undefined,
    ({ input }) => networkObjection(input) ?? '',
  ),
)

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
  /** Origins to which contracts may send the service besides the internet. */
  allowedOrigins: v.optional(v.pipe(v.array(origin), v.maxLength(20)), []),
  /** Where pictures on IPFS are read, below `/ipfs/`. */
  ipfsGateway: v.optional(origin),
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

/** What a data service is started with: one file of its operator. */
export const configurationSchema = v.strictObject({
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
  /** Looks names up; without it, nothing is known of names. */
  names: v.optional(namesSchema),
  /**
   * A folder for PGlite, or the address of PostgreSQL, which several processes
   * can share. Used where a network is followed, or names are registered.
   */
  database: v.optional(databaseSchema),
})

/** The names that are served. */
export type ServedNames = v.InferOutput<typeof namesSchema>

/** What a data service is started with. */
export type Configuration = v.InferOutput<typeof configurationSchema>

/** A network that is read, and where. */
export type ServedNetwork = Configuration['networks'][number]
