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
import { createMetrics } from '@hasp/service-frame/metrics'
import { type Activity, openActivity } from './activity/openActivity.js'
import { createBalances } from './balances/createBalances.js'
import { createAnswerCache } from './cache/createAnswerCache.js'
import type { Configuration } from './configuration.js'
import { admitProjects, createIsWelcome } from './projects/admitProjects.js'
import { openProjects } from './projects/openProjects.js'
import { addRoutes } from './routes/addRoutes.js'
import { createDoor, type Door } from './sources/createDoor.js'

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
  const door = createDoor({
    clock,
    fetch: globalThis.fetch,
    random: Math.random,
  })
  const parts = { clock, door, log }
  const activity = await openActivity(configuration, {
    ...parts,
    drawKey: () => `0x${randomBytes(32).toString('hex')}`,
  })
  let watched: RunningServer | undefined
  const close = async () => {
    await watched?.stop()
    await activity.close()
  }
  try {
    const app = await createDataApp(configuration, activity, parts)
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

async function createDataApp(
  configuration: Configuration,
  activity: Activity,
  parts: { readonly clock: Clock; readonly door: Door; readonly log: Log },
): Promise<HttpApp> {
  const { clock, log } = parts
  const networks = await Promise.all(
    configuration.networks.map(async (about) => {
      const readBalances = await createBalances(about, parts)
      const readHistory = activity.historyOf(about.id)
      return [about.id, { about, readBalances, readHistory }] as const
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
    isReady: activity.isReady,
  })
  if (projects && configuration.projects)
    admitProjects(app, projects, configuration.projects)
  addRoutes(app, {
    origins,
    projects,
    publicUrl: configuration.publicUrl,
    networks: new Map(networks),
    answers: createAnswerCache(clock),
  })
  return app
}
