import { randomBytes } from 'node:crypto'
import { operatorFileSchema } from '@hasp/protocol/project'
import {
  type Clock,
  createHttpApp,
  type Log,
  type RunningServer,
  serveHttp,
  startSweeper,
  systemClock,
} from '@hasp/service-frame'
import type { Holds } from '@hasp/service-frame/balances'
import { createBalanceHolds } from '@hasp/service-frame/balances'
import { startMailer } from '@hasp/service-frame/mail'
import { createMetrics } from '@hasp/service-frame/metrics'
import {
  createOperatorReader,
  readJsonFile,
} from '@hasp/service-frame/operator'
import { readMasterKey, startLearningKeys } from '@hasp/service-frame/secrets'
import { signDays } from './audit/signDays.js'
import { sendLimits } from './codes/codeLimits.js'
import type { Configuration } from './configuration.js'
import { deleteExpired } from './database/deleteExpired.js'
import type { ReleaseMigrations } from './database/openServiceDatabase.js'
import { openStores } from './database/openStores.js'
import { addRoutes } from './http/addRoutes.js'
import { deleteDue } from './leaving/deleteDue.js'
import { moveDue } from './lostMailbox/moveDue.js'
import { moveTimes } from './lostMailbox/moveTimes.js'
import { measureService } from './metrics/measureService.js'
import { addRpc } from './rpc/addRpc.js'
import type { Service } from './Service.js'
import { createNonces } from './tokens/createNonces.js'
import { createSharedNonces } from './tokens/createSharedNonces.js'

/** A service that answers. */
export interface RunningService {
  readonly port: number
  /** Ends within ten seconds; what was acknowledged stays. */
  stop(): Promise<void>
}

/**
 * Starts a process of the hosted wallet's service: the one of its database, or
 * one of several that share a Redis, too.
 * @throws Error with one sentence when a file, the database or the port is not
 * as it should be
 */
export async function startHostedWalletService(
  configuration: Configuration,
  options: startHostedWalletService.Options,
): Promise<RunningService> {
  const { clock = systemClock } = options
  const metrics =
    configuration.metrics &&
    createMetrics({ clock, log: options.log, ...configuration.metrics })
  const log = metrics?.log ?? options.log
  const readOperatorFile = () =>
    readJsonFile(configuration.operatorFile, operatorFileSchema)
  // What is wrong with it keeps the service from starting, in a sentence.
  await readOperatorFile()
  const readOperator = createOperatorReader({
    now: clock.now,
    read: readOperatorFile,
    onFailure: () => log({ event: 'operator file failed' }),
  })
  const masterKey = await readMasterKey(configuration.masterKeyFile, {
    isMade: configuration.isMasterKeyMade,
  })
  const stores = await openStores(configuration, masterKey, options.migrations)
  const { cache, database, keyRing } = stores
  const parts: Omit<Service, 'wakeMailer'> = {
    clock,
    database,
    databaseOf: stores.ofUser,
    log,
    secrets: keyRing.secrets,
    nonces: cache
      ? createSharedNonces(cache, randomBytes)
      : createNonces(() => performance.now(), randomBytes),
    readOperator,
    holds: options.holds ?? createBalanceHolds({ log, readOperator }),
    moveTimes: options.moveTimes ?? moveTimes,
    publicUrl: configuration.publicUrl,
    escrowUrl: configuration.escrowUrl,
    walletOrigin: configuration.walletOrigin,
    trustedProxies: configuration.trustedProxies,
    sendLimits:
      options.sendLimits ??
      ((asker, hasWorked) =>
        sendLimits(asker, {
          hasWorked,
          mailsPerHour: configuration.mail.perHour,
        })),
    randomBytes,
  }
  // The role for work in the background, where there is one.
  const inBackground = { ...parts, database: stores.worker }
  const mailer = startMailer(inBackground, {
    url: configuration.mail.smtpUrl,
    from: configuration.mail.from,
  })
  const sweeper = startSweeper(parts, async () => {
    await signDays(inBackground)
    await deleteExpired(stores.worker, parts.walletOrigin)
    await deleteDue(inBackground)
    // What a visitor with both mailboxes does, it does as they do.
    await moveDue(parts)
    mailer.wake()
  })
  const learning = startLearningKeys(parts, keyRing)
  const service: Service = { ...parts, wakeMailer: mailer.wake }
  let watched: RunningServer | undefined
  const close = async () => {
    await Promise.all([
      mailer.stop(),
      sweeper.stop(),
      learning.stop(),
      watched?.stop(),
    ])
    await stores.close()
  }
  const app = createHttpApp({
    log,
    origins: [configuration.walletOrigin],
    requestsPerMinute: configuration.requestsPerMinute,
    trustedProxies: configuration.trustedProxies,
    cache,
    isReady: stores.isReady,
  })
  addRoutes(app, service)
  addRpc(app, service)
  try {
    if (metrics) measureService(metrics, stores)
    watched = await metrics?.serve()
    const server = await serveHttp(app, configuration.listen)
    log({ event: 'listening', port: server.port })
    const end = async () => {
      await server.stop()
      await close()
    }
    let ending: Promise<void> | undefined
    return {
      port: server.port,
      stop: () => {
        ending ??= end()
        return ending
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

export declare namespace startHostedWalletService {
  interface Options {
    readonly clock?: Clock
    readonly log: Log
    /** Other limits for mails than those of the design, for tests. */
    readonly sendLimits?: Service['sendLimits']
    /** Those of another release, for tests. */
    readonly migrations?: ReleaseMigrations
    /** Another measure of what there is to lose, e.g. by prices. */
    readonly holds?: Holds
    /** Others than those of the design, for tests and the local stack. */
    readonly moveTimes?: Service['moveTimes']
  }
}
