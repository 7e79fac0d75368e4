import { randomBytes } from 'node:crypto'
import {
  type Clock,
  createHttpApp,
  type Log,
  type Repeating,
  type RunningServer,
  serveHttp,
  systemClock,
} from '@hasp/service-frame'
import { createMetrics } from '@hasp/service-frame/metrics'
import { readMasterKey } from '@hasp/service-frame/secrets'
import type { Hex } from 'viem'
import { type Activity, openActivity } from './activity/openActivity.js'
import type { Configuration } from './configuration.js'
import { createDataApp } from './createDataApp.js'
import { openStores } from './database/openStores.js'
import { describeReadiness } from './describeReadiness.js'
import { createImages } from './images/createImages.js'
import { createBusyShare } from './limits/createBusyShare.js'
import { createShedders } from './limits/createShedders.js'
import { createNames } from './names/createNames.js'
import { createPrices, type ReadPrices } from './prices/createPrices.js'
import { checkRole, doesFollow, doesServe } from './role.js'
import { createDoor } from './sources/createDoor.js'
import { createOutsideDoor } from './sources/createOutsideDoor.js'
import { sendByHttp } from './sources/sendByHttp.js'
import { createIcons } from './tokens/createIcons.js'
import { openFactReaders } from './tokens/openFactReaders.js'
import { openKnownTokens } from './tokens/openKnownTokens.js'
import { startReadingLists } from './tokens/startReadingLists.js'

/**
 * Starts a data service. What it tells of balances it keeps for ten minutes and
 * on no disk; what accounts did is in a database, if it follows a network. Any
 * number of its processes stand side by side.
 * @throws Error with one sentence when the role, a token list, the database or
 * the port is not as it should be
 */
export async function startDataService(
  configuration: Configuration,
  options: startDataService.Options,
): Promise<RunningServer> {
  checkRole(configuration)
  const { role } = configuration
  const { clock = systemClock, readBusyShare = createBusyShare() } = options
  const metrics =
    configuration.metrics &&
    createMetrics({ clock, log: options.log, ...configuration.metrics })
  const log = metrics?.log ?? options.log
  const forDoor = { clock, random: Math.random, send: sendByHttp }
  const door = createDoor(forDoor)
  const strangersDoor = createDoor({ ...forDoor, isForStrangers: true })
  const factsOf = openFactReaders(configuration.networks, {
    ...{ clock, door: strangersDoor, log },
  })
  const { allowedOrigins, ipfsGateway } = configuration.outside
  const outside = createOutsideDoor({ allowedOrigins, clock })
  const closing = new AbortController()
  const prices = new Map(
    configuration.networks.map((network) => [
      network.id,
      createPrices(network, {
        ...{ clock, door, log },
        readFacts: factsOf(network.id),
      }),
    ]),
  )
  const parts = {
    ...{ clock, door, ipfsGateway, log, outside },
    pricesOf: (networkId: string): ReadPrices =>
      prices.get(networkId) ?? (async () => () => undefined),
    ...{ factsOf, strangersDoor },
    shedders: createShedders(readBusyShare),
  }
  const stores = await openStores(configuration, { clock, log })
  let activity: Activity | undefined
  let lists: Repeating | undefined
  let watched: RunningServer | undefined
  const close = async () => {
    closing.abort()
    await lists?.stop()
    await watched?.stop()
    await activity?.close()
    await stores.close()
    await outside.close()
  }
  try {
    const { networks } = configuration
    const knownTokens = await openKnownTokens(networks, log)
    activity = openActivity(networks, stores.index, {
      ...parts,
      knownTokens,
      isFollowing: doesFollow(role),
      cursorKey: await readCursorKey(configuration),
      drawKey,
    })
    const described = { activity, role, stores }
    const health = {
      ...{ clock, log, activity },
      isReady: stores.isReady,
      describe: async () => await describeReadiness(described),
    }
    const { cache } = stores
    const { signal } = closing
    const images = createImages({ cache, clock, signal })
    const app = doesServe(role)
      ? await createDataApp(configuration, {
          ...parts,
          ...health,
          ...{ cache, images, knownTokens },
          findIcon: createIcons({
            ...parts,
            ...{ images, signal },
            random: Math.random,
          }),
          names:
            configuration.names &&
            (await createNames(configuration.names, networks, {
              ...parts,
              ...{ cache, images },
              index: stores.index && {
                database: stores.index.database.database,
                reads: stores.index.reads,
              },
            })),
        })
      : createHealthApp(configuration, health)
    if (metrics) {
      stores.measure(metrics)
      activity.measure(metrics)
    }
    watched = await metrics?.serve()
    const server = await serveHttp(app, configuration.listen)
    log({ event: 'listening', port: server.port })
    if (doesServe(role))
      lists = startReadingLists(networks, {
        ...parts,
        knownTokens,
        random: Math.random,
      })
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
    /** Which part of the time the process works, from 0 to 1. */
    readonly readBusyShare?: () => number
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

/** Who follows alone is asked how it is, and nothing else. */
function createHealthApp(
  { requestsPerMinute, trustedProxies }: Configuration,
  parts: Pick<createDataApp.Parts, 'describe' | 'isReady' | 'log'>,
) {
  return createHttpApp({
    log: parts.log,
    origins: [],
    ...{ requestsPerMinute, trustedProxies },
    isReady: parts.isReady,
    describe: parts.describe,
  })
}
