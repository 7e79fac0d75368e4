import { randomBytes } from 'node:crypto'
import {
  type Clock,
  createHttpApp,
  type HttpApp,
  type Log,
  type RunningServer,
  serveHttp,
  systemClock,
} from '@hasp/service-frame'
import { createMetrics, measureConnections } from '@hasp/service-frame/metrics'
import { readMasterKey } from '@hasp/service-frame/secrets'
import type { Hex } from 'viem'
import { type Activity, openActivity } from './activity/openActivity.js'
import { createBalances } from './balances/createBalances.js'
import { createAnswerCache } from './cache/createAnswerCache.js'
import type { Configuration } from './configuration.js'
import { openIndex } from './database/openIndex.js'
import { createGasPrice } from './gas/createGasPrice.js'
import { createNames, type Names } from './names/createNames.js'
import { createPrices, type ReadPrices } from './prices/createPrices.js'
import { admitProjects, createIsWelcome } from './projects/admitProjects.js'
import { openProjects } from './projects/openProjects.js'
import { addRoutes } from './routes/addRoutes.js'
import { createDoor, type Door } from './sources/createDoor.js'
import { createNodes } from './sources/createNodes.js'
import {
  createOutsideDoor,
  type OutsideDoor,
} from './sources/createOutsideDoor.js'
import { createWallets } from './wallets/createWallets.js'

/** Specification 9: how long balances are used. */
const balancesMs = 30_000
/** About one block. */
const gasPriceMs = 10_000
/** Where the process was started. */
const usualLocation = { folder: 'hasp-data' }

/**
 * Starts a data service. What it tells of balances it keeps for ten minutes and
 * on no disk; what accounts did is in a database, if it follows a network. Any
 * number of its processes stand side by side.
 * @throws Error with one sentence when a token list, the database or the port is
 * not as it should be
 */
export async function startDataService(
  configuration: Configuration,
  options: startDataService.Options,
): Promise<RunningServer> {
  const { clock = systemClock } = options
  const metrics =
    configuration.metrics &&
    createMetrics({ clock, log: options.log, ...configuration.metrics })
  const log = metrics?.log ?? options.log
  const openDoor = () =>
    createDoor({ clock, fetch: globalThis.fetch, random: Math.random })
  const door = openDoor()
  const outside = createOutsideDoor({
    allowedOrigins: configuration.names?.allowedOrigins ?? [],
    clock,
  })
  const prices = new Map(
    configuration.networks.map((network) => [
      network.id,
      createPrices(network, { clock, door, log }),
    ]),
  )
  const parts = {
    ...{ clock, door, log, outside },
    pricesOf: (networkId: string): ReadPrices =>
      prices.get(networkId) ?? (async () => () => undefined),
    strangersDoor: openDoor(),
  }
  const location = configuration.database ?? usualLocation
  const database = needsDatabase(configuration)
    ? await openIndex(location)
    : undefined
  let activity: Activity | undefined
  let watched: RunningServer | undefined
  const close = async () => {
    await watched?.stop()
    await activity?.close()
    await database?.close()
    await outside.close()
  }
  try {
    activity = await openActivity(
      configuration.networks,
      database && { database, location },
      { ...parts, cursorKey: await readCursorKey(configuration), drawKey },
    )
    const names =
      configuration.names &&
      (await createNames(configuration.names, configuration.networks, {
        ...parts,
        database: database?.database,
      }))
    const app = await createDataApp(configuration, {
      ...parts,
      activity,
      names,
      isReady: database?.isReady ?? (async () => true),
    })
    if (metrics && database) measureConnections(metrics, database)
    if (metrics) activity.measure(metrics)
    watched = await metrics?.serve()
    const server = await serveHttp(app, configuration.listen)
    log({ event: 'listening', port: server.port })
    return {
      port: server.port,
      stop: async () => {
        await server.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

export declare namespace startDataService {
  interface Options {
    readonly log: Log
    readonly clock?: Clock
  }
}

/** 32 bytes at random. */
function drawKey(): Hex {
  return `0x${randomBytes(32).toString('hex')}`
}

async function readCursorKey({ cursorKeyFile }: Configuration): Promise<Hex> {
  if (cursorKeyFile === undefined) return drawKey()
  const key = await readMasterKey(cursorKeyFile, { isMade: false })
  return `0x${Buffer.from(key).toString('hex')}`
}

function needsDatabase({ names, networks }: Configuration): boolean {
  return names?.registry !== undefined || networks.some(({ follow }) => follow)
}

interface Parts {
  readonly activity: Activity
  readonly clock: Clock
  readonly door: Door
  readonly log: Log
  readonly names: Names | undefined
  readonly outside: OutsideDoor
  readonly pricesOf: (networkId: string) => ReadPrices
  readonly strangersDoor: Door
  readonly isReady: () => Promise<boolean>
}

async function createDataApp(
  configuration: Configuration,
  parts: Parts,
): Promise<HttpApp> {
  const { activity, clock, isReady, log, names } = parts
  const networks = await Promise.all(
    configuration.networks.map(async (about) => {
      const readBalances = await createBalances(about, {
        ...parts,
        findTokens: activity.tokensOf(about.id),
        readPrices: parts.pricesOf(about.id),
      })
      const readHistory = activity.historyOf(about.id)
      const readGasPrice = about.id.startsWith('eip155:')
        ? createGasPrice(createNodes(parts, about), about.id, clock)
        : undefined
      const network = { about, readBalances, readGasPrice, readHistory }
      return [about.id, network] as const
    }),
  )
  const { origins } = configuration
  const projects =
    configuration.projects &&
    (await openProjects(configuration.projects, parts))
  const app = createHttpApp({
    log,
    origins: createIsWelcome(origins, projects),
    requestsPerMinute: configuration.requestsPerMinute,
    trustedProxies: configuration.trustedProxies,
    // A node that is down is no reason to take every process away.
    isReady,
    describe: activity.describe,
    limitedPaths: ['/ccip/*'],
  })
  if (projects && configuration.projects)
    admitProjects(app, projects, configuration.projects)
  addRoutes(app, {
    origins,
    projects,
    publicUrl: configuration.publicUrl,
    networks: new Map(networks),
    answers: createAnswerCache(clock, () => balancesMs),
    gasPrices: createAnswerCache(clock, () => gasPriceMs),
    names,
    wallets: createWallets(configuration.publicUrl),
  })
  return app
}
