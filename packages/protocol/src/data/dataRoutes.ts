import * as v from 'valibot'
import { balancesSchema } from './balances.js'
import { gasPriceQuery, gasPriceSchema } from './gasPrice.js'
import { historySchema } from './history.js'
import { nameRoutes } from './nameRoutes.js'
import { servedNetworksSchema } from './networks.js'
import { projectConfigSchema } from './projectConfig.js'
import { historyQuery, projectQuery } from './queries.js'
import { readinessSchema } from './readiness.js'
import { accountId } from './values.js'
import { walletsQuery, walletsSchema } from './wallets.js'

/** Every route of a data service: how it is asked, and what 200 answers. */
export const dataRoutes = {
  /** What an account holds, with prices. */
  readBalances: {
    method: 'GET',
    path: '/v1/accounts/{account}/balances',
    pathParameters: { account: accountId },
    reply: balancesSchema,
  },
  /** What an account did, and what was done to it. */
  readHistory: {
    method: 'GET',
    path: '/v1/accounts/{account}/history',
    pathParameters: { account: accountId },
    queryParameters: historyQuery,
    reply: historySchema,
  },
  ...nameRoutes,
  /** Which networks it reads. */
  listNetworks: {
    method: 'GET',
    path: '/v1/networks',
    pathParameters: {},
    reply: servedNetworksSchema,
  },
  /** The wallets that come with the kit, as its directory asks for them. */
  listWallets: {
    method: 'GET',
    path: '/v1/wallets',
    pathParameters: {},
    queryParameters: walletsQuery,
    reply: walletsSchema,
  },
  /** A picture that an answer named. */
  readImage: {
    method: 'GET',
    path: '/v1/images/{sha256}',
    pathParameters: {
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    },
    /** Its bytes. */
    reply: v.string(),
    contentType: 'image/*',
  },
  /** What gas costs on a chain. */
  readGasPrice: {
    method: 'GET',
    path: '/v1/gas-price',
    pathParameters: {},
    queryParameters: gasPriceQuery,
    reply: gasPriceSchema,
  },
  /** What the operator says of a site: it may be read from any page. */
  readProjectConfig: {
    method: 'GET',
    path: '/v1/project-config',
    pathParameters: {},
    queryParameters: projectQuery,
    reply: projectConfigSchema,
  },
  /** Whether the process is there. */
  isAlive: {
    method: 'GET',
    path: '/healthz',
    pathParameters: {},
    reply: v.object({ isAlive: v.literal(true) }),
  },
  /** Whether it takes requests. */
  isReady: {
    method: 'GET',
    path: '/readyz',
    pathParameters: {},
    reply: readinessSchema,
  },
} as const
