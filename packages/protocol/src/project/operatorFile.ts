import * as v from 'valibot'
import { isOriginEntry } from '../frame/originList.js'
import { isSafeOrigin } from './isSafeOrigin.js'
import { projectFeatures } from './projectFeatures.js'

const origin = v.pipe(
  v.string(),
  v.check(
    isOriginEntry,
    ({ input }) =>
      `${input} is no origin: write scheme and host as the browser shows them, e.g. https://app.example or https://*.app.example`,
  ),
)

/** What an operator knows of a site that uses the services. */
export const projectSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
  /** What visitors read, e.g. in a mail. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Where the site is; one leading `*.` stands for exactly one label. */
  origins: v.pipe(v.array(origin), v.maxLength(100)),
  /**
   * Who can restore the wallets that are made from now on: their owners alone,
   * or with the operator's help, where there is an escrow. Help, unless it says
   * `self`.
   */
  mode: v.optional(v.picklist(['self', 'assisted'])),
  /** What is `false` is off where the site itself says nothing of it. */
  features: v.optional(
    v.strictObject(v.entriesFromList(projectFeatures, v.optional(v.boolean()))),
  ),
})

const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/))

const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36))

const tokenSchema = v.strictObject({
  address: v.pipe(
    v.string(),
    v.regex(/^(?:0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/),
  ),
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
  decimals,
})

/** A network that the services read, and where. */
export const registeredNetworkSchema = v.strictObject({
  /** Its CAIP-2 id, e.g. `eip155:1`. */
  id: v.pipe(v.string(), v.regex(/^(eip155|solana):[a-zA-Z0-9_-]{1,32}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  nativeCurrency: v.strictObject({
    name: v.string(),
    symbol: v.string(),
    decimals,
  }),
  /**
   * Tokens that the wallet shows by their symbol; of all others it shows the
   * contract and base units, whatever they say of themselves.
   */
  tokens: v.optional(v.array(tokenSchema)),
  /** Nodes, the first that answers is used; they stay on the server. */
  rpcUrls: v.pipe(v.array(httpUrl), v.minLength(1)),
})

const entries = v.strictObject({
  /** Loopback names over http are allowed as origins. Never in production. */
  dev: v.optional(v.boolean(), false),
  /**
   * Nothing is approved, wherever the services hear of it: the brake for the
   * hour in which something is wrong.
   */
  areApprovalsStopped: v.optional(v.boolean(), false),
  /**
   * How long a new device waits that nothing but the mailbox speaks for, of a
   * wallet that the provider can help back to. Zero to three days.
   */
  holdMinutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(72 * 60)),
    24 * 60,
  ),
  projects: v.pipe(v.array(projectSchema), v.minLength(1)),
  networks: v.pipe(v.array(registeredNetworkSchema), v.minLength(1)),
})

type Entries = Pick<v.InferOutput<typeof entries>, 'dev' | 'projects'>

/** An entry that nobody could use would be a site that nobody sees fail. */
const findUnsafe = ({ dev, projects }: Entries) =>
  projects
    .flatMap(({ origins }) => origins)
    .find((listed) => isOriginEntry(listed) && !isSafeOrigin(listed, dev))

const hasOwnIds = ({ projects }: Entries) =>
  new Set(projects.map(({ id }) => id)).size === projects.length

const twoOfOneId = 'Two projects have the same id'

const explainUnsafe = (file: Entries) =>
  `${findUnsafe(file)} has no TLS: only names of this machine may do without, and only where the operator's file says "dev": true`

/**
 * The one file of an operator that every service reads: projects and networks.
 */
export const operatorFileSchema = v.pipe(
  entries,
  v.forward(
    v.check((file) => hasOwnIds(file), twoOfOneId),
    ['projects'],
  ),
  v.forward(
    v.check(
      (file) => findUnsafe(file) === undefined,
      ({ input }) => explainUnsafe(input),
    ),
    ['projects'],
  ),
)

/**
 * The same for a service that knows sites, and has networks of its own. It
 * takes the file of the others as it is.
 */
export const projectsFileSchema = v.pipe(
  v.strictObject({
    ...entries.entries,
    networks: v.optional(v.array(registeredNetworkSchema), []),
  }),
  v.forward(
    v.check((file) => hasOwnIds(file), twoOfOneId),
    ['projects'],
  ),
  v.forward(
    v.check(
      (file) => findUnsafe(file) === undefined,
      ({ input }) => explainUnsafe(input),
    ),
    ['projects'],
  ),
)

/**
 * The same for an escrow, which asks nodes about wallets and knows no site. It
 * takes a service's file as it is.
 */
export const escrowOperatorFileSchema = v.strictObject({
  ...entries.entries,
  projects: v.optional(v.array(projectSchema), []),
})

/** A site that uses the services. */
export type Project = v.InferOutput<typeof projectSchema>

/** A network that the services read. */
export type RegisteredNetwork = v.InferOutput<typeof registeredNetworkSchema>

/** Projects and networks of an operator. */
export type OperatorFile = v.InferOutput<typeof operatorFileSchema>
