import { highestPrice } from '@hasp/protocol/data'
import { origin } from '@hasp/service-frame'
import * as v from 'valibot'
import { networkObjection } from './networkObjection.js'
import { isListUrl } from './tokens/isListUrl.js'
import { evmAddress, httpUrl } from './values.js'

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

const sourceUrl = v.pipe(
  httpUrl,
  v.check(
    (text) => !URL.canParse(text) || /^[^?#]*$/.test(text),
    'Write the address alone; a key is an entry of its own.',
  ),
)
const sourceKey = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

const tokenList = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.check(
    (entry) => !isListUrl(entry) || isWebAddress(entry),
    'Write a file, or an address of https without a user and a password.',
  ),
)

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { password, protocol, username } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

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
  /**
   * In the token list format of Uniswap, each a file or an address of the web; all
   * that they name is known.
   */
  tokenLists: v.optional(v.pipe(v.array(tokenList), v.maxLength(20)), []),
  /** Tokens besides those of the lists. */
  tokens: v.optional(
    v.array(
      v.strictObject({
        address,
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
        symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
        decimals,
        /** Its picture, which the service fetches and serves itself. */
        iconUrl: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(2_048),
            v.regex(
              /^(https?|ipfs):\/\//,
              'Write an address of https or ipfs.',
            ),
          ),
        ),
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

/** A network that is read, and where. */
export const networkSchema = v.pipe(
  networkEntries,
  v.check(
    (network) => networkObjection(network) === undefined,
    ({ input }) => networkObjection(input) ?? '',
  ),
)
