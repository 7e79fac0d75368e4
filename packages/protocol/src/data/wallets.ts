import * as v from 'valibot'

const mostEntries = 100
const addressLimit = 500

const list = v.pipe(
  v.string(),
  v.maxLength(8_000),
  v.transform((text) => text.split(',').filter(Boolean)),
)

/** What may be asked of the list of wallets. */
export const walletsQuery = {
  /** From 1. */
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
    '1',
  ),
  /** On one page. */
  entries: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)),
    '40',
  ),
  /** Part of a name, whatever its case. */
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** By comma; wallets that speak at least one of them. */
  namespaces: v.optional(list),
  /** By comma; only these ids, in this order. */
  include: v.optional(list),
  /** By comma; never these ids. */
  exclude: v.optional(list),
  /** By comma; only those that announce themselves by one of these. */
  rdns: v.optional(list),
  /** Only those that a link reaches on a phone. */
  phone: v.optional(v.literal('1')),
}

const address = v.pipe(v.string(), v.minLength(1), v.maxLength(addressLimit))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

const wallet = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/)),
  name,
  /** Where the whole name has no room. */
  shortName: v.optional(name),
  /** Ties it to an installed wallet (EIP-6963). */
  rdns: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Its name by the Wallet Standard. */
  standardName: v.optional(name),
  namespaces: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
  homepage: address,
  /** Its logo, where one is known: below `/v1/images/`. */
  imageUrl: v.optional(address),
  color: v.optional(v.pipe(v.string(), v.hexColor())),
  isOpenSource: v.optional(v.boolean()),
  /** Speaks WalletConnect. */
  isPairable: v.boolean(),
  /** What a pairing address is put behind. */
  links: v.object({
    native: v.optional(address),
    universal: v.optional(address),
    desktop: v.optional(address),
    web: v.optional(address),
  }),
  /** Where it can be had. */
  stores: v.object({
    ios: v.optional(address),
    android: v.optional(address),
    chrome: v.optional(address),
    firefox: v.optional(address),
    edge: v.optional(address),
    safari: v.optional(address),
    desktop: v.optional(address),
  }),
  /** Opens a page in the wallet: `{url}` and `{origin}` are filled in. */
  browse: v.optional(address),
})

/** Some of the wallets that fit a question. */
export const walletsSchema = v.object({
  wallets: v.pipe(v.array(wallet), v.maxLength(mostEntries)),
  /** How many fit it on all pages. */
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Some of the wallets that fit a question. */
export type Wallets = v.InferOutput<typeof walletsSchema>
