import { randomBytes } from 'node:crypto'
import { escrowOperatorFileSchema } from '@hasp/protocol/project'
import {
  createHttpApp,
  type Log,
  openDatabase,
  serveHttp,
  startSweeper,
  systemClock,
} from '@hasp/service-frame'
import { createBalanceHolds, type Holds } from '@hasp/service-frame/balances'
import { startMailer } from '@hasp/service-frame/mail'
import { createMetrics } from '@hasp/service-frame/metrics'
import {
  createOperatorReader,
  readJsonFile,
} from '@hasp/service-frame/operator'
import { assertHome } from '@hasp/service-frame/restore'
import {
  openKeyRing,
  readMasterKey,
  startLearningKeys,
} from '@hasp/service-frame/secrets'
import type { Configuration } from './configuration.js'
import { deleteExpired } from './database/deleteExpired.js'
import { migrationsFolder } from './database/migrationsFolder.js'
import type { Escrow } from './Escrow.js'
import { addRoutes } from './http/addRoutes.js'
import { createEscrowKeys } from './keys/createEscrowKeys.js'
import { keyUse } from './keys/keyUse.js'
import { measureEscrow } from './metrics/measureEscrow.js'

/** An escrow that answers. */
export interface RunningEscrow {
  readonly port: number
  /** What frames seal their requests to, for the configuration of the site. */
  readonly publicKey: string
  /** Ends within ten seconds; what was acknowledged stays. */
  stop(): Promise<void>
}

/**
 * Starts the escrow: one process on a database of its own.
 * @throws Error with one sentence when a file, the database or the port is not
 * as it should be
 */
export async function startEscrow(
  configuration: Configuration,
  options: startEscrow.Options,
): Promise<RunningEscrow> {
  const clock = systemClock
  const metrics =
    configuration.metrics &&
    createMetrics({ clock, log: options.log, ...configuration.metrics })
  const log = metrics?.log ?? options.log
  const isMade = configuration.areKeysMade
  const masterKey = await readMasterKey(configuration.masterKeyFile, { isMade })
  const requestKey = await readMasterKey(configuration.requestKeyFile, {
    isMade,
  })
  const readOperatorFile = () =>
    readJsonFile(configuration.operatorFile, escrowOperatorFileSchema)
  // What is wrong with it keeps the escrow from starting, in a sentence.
  await readOperatorFile()
  const readOperator = createOperatorReader({
    now: clock.now,
    read: readOperatorFile,
    onFailure: () => log({ event: 'operator file failed' }),
  })
  const { earlierRequestKeyFile: earlier } = configuration
  const keys = await createEscrowKeys(
    requestKey,
    earlier ? await readMasterKey(earlier, { isMade: false }) : undefined,
  )
  const opened = await openDatabase(configuration.database, migrationsFolder)
  const ends: (() => Promise<void>)[] = [opened.close]
  const end = async () => {
    for (const stop of ends.toReversed()) await stop()
  }
  try {
    const { database } = opened
    if ('url' in configuration.database) await assertHome(database)
    const keyRing = await openKeyRing(database, masterKey, keyUse)
    const parts = { clock, database, log, secrets: keyRing.secrets }
    const mailer = startMailer(parts, {
      url: configuration.mail.smtpUrl,
      from: configuration.mail.from,
    })
    const sweeper = startSweeper(parts, () => deleteExpired(database))
    const learning = startLearningKeys(parts, keyRing)
    ends.push(mailer.stop, sweeper.stop, learning.stop)
    const app = createHttpApp({
      log,
      // Browsers ask the service; the links of mails need no script.
      origins: [],
      requestsPerMinute: configuration.requestsPerMinute,
      trustedProxies: configuration.trustedProxies,
      isReady: opened.isReady,
    })
    const escrow: Escrow = {
      ...parts,
      keys,
      holds: options.holds ?? createBalanceHolds({ log, readOperator }),
      publicUrl: configuration.publicUrl,
      walletName: configuration.walletName,
      walletOrigin: configuration.walletOrigin,
      mailsPerHour: configuration.mail.perHour,
      randomBytes: (length) => new Uint8Array(randomBytes(length)),
      wakeMailer: mailer.wake,
    }
    addRoutes(app, escrow)
    if (metrics) {
      measureEscrow(metrics, opened)
      ends.push((await metrics.serve()).stop)
    }
    const server = await serveHttp(app, configuration.listen)
    ends.push(server.stop)
    log({ event: 'listening', port: server.port })
    let ending: Promise<void> | undefined
    return {
      port: server.port,
      publicKey: keys.publicKey,
      stop: () => {
        ending ??= end()
        return ending
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

export declare namespace startEscrow {
  interface Options {
    readonly log: Log
    /** Another measure of what there is to lose, e.g. by prices. */
    readonly holds?: Holds
  }
}
