import {
  createHttpApp,
  type LogFields,
  type RunningServer,
  serveHttp,
  systemClock,
} from '@hasp/service-frame'
import { afterEach, expect, it } from 'vitest'
import { createAnswerCache } from '../cache/createAnswerCache.js'
import { describeReadiness } from '../describeReadiness.js'
import { createImages } from '../images/createImages.js'
import { createWallets } from '../wallets/createWallets.js'
import { addRoutes } from './addRoutes.js'
import type { DataService } from './DataService.js'

const servers: RunningServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

/** A service of one network, of which some parts say what is asked for. */
async function start(
  parts: Partial<DataService> & {
    readonly name?: string
    readonly lagMs?: number
  },
) {
  const { lagMs = 0, name = 'Local', ...said } = parts
  const lines: LogFields[] = []
  const app = createHttpApp({
    log: (fields) => lines.push(fields),
    origins: '*',
    requestsPerMinute: 100,
    trustedProxies: 0,
    isReady: async () => true,
    describe: async () =>
      await describeReadiness({
        role: 'both',
        activity: { describe: async () => ({}) },
        stores: {
          describe: () => ({
            database: { isPrimaryUp: true, replicas: [{ isUp: true, lagMs }] },
          }),
        },
      }),
  })
  const publicUrl = 'https://data.example'
  const cache = () => createAnswerCache<never>(systemClock, () => 10_000)
  addRoutes(app, {
    publicUrl,
    origins: ['https://shop.example'],
    projects: undefined,
    networks: new Map([
      [
        'eip155:31337',
        {
          about: {
            id: 'eip155:31337',
            name,
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: ['http://127.0.0.1:1'],
            ...{ tokenLists: [], tokens: [], fixedPrices: {} },
          },
          readBalances: () => Promise.reject(new Error('Nobody asks.')),
        },
      ],
    ]),
    describeIndexes: async () => [],
    ...{ answers: cache(), gasPrices: cache(), served: cache() },
    images: createImages({
      cache: undefined,
      clock: systemClock,
      signal: new AbortController().signal,
    }),
    wallets: createWallets(publicUrl),
    ...said,
  })
  const server = await serveHttp(app, { host: '127.0.0.1', port: 0 })
  servers.push(server)
  return {
    lines,
    ask: async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
      return { status: response.status, body: await response.json() }
    },
  }
}

const refused = { status: 503, body: { code: 'UNAVAILABLE' } }

it('sends no list of networks that is not what the contract says', async () => {
  const long = await start({ name: 'N'.repeat(65) })
  expect(await long.ask('/v1/networks')).toMatchObject(refused)
  const fitting = await start({ name: 'N'.repeat(64) })
  expect((await fitting.ask('/v1/networks')).status).toBe(200)
})

it('sends no project that is not what the contract says', async () => {
  const origins = (letters: number) => [
    `https://${'a'.repeat(letters - 'https://'.length)}`,
  ]
  const long = await start({ origins: origins(301) })
  expect(await long.ask('/v1/project-config')).toMatchObject(refused)
  const fitting = await start({ origins: origins(300) })
  expect((await fitting.ask('/v1/project-config')).status).toBe(200)
})

it('tells nothing of how it is that is not what the contract says, and logs why', async () => {
  const wrong = await start({ lagMs: -1 })
  expect(await wrong.ask('/readyz')).toEqual({
    status: 200,
    body: { isReady: true },
  })
  expect(wrong.lines).toContainEqual(
    expect.objectContaining({ event: 'failure', route: 'GET /readyz' }),
  )
  const right = await start({ lagMs: 1 })
  expect((await right.ask('/readyz')).body).toEqual({
    isReady: true,
    role: 'both',
    database: { isPrimaryUp: true, replicas: [{ isUp: true, lagMs: 1 }] },
  })
})

it('lists networks where the index cannot be asked, and says nothing of it', async () => {
  const { ask } = await start({
    describeIndexes: () => Promise.reject(new Error('It is away.')),
  })
  expect((await ask('/v1/networks')).body).toEqual({
    networks: [
      {
        networkId: 'eip155:31337',
        name: 'Local',
        ...{ hasPrices: false, hasHistory: false },
      },
    ],
  })
})
