import { randomBytes } from 'node:crypto'
import { operatorFileSchema } from '@hasp/protocol/project'
import {
  type Clock,
  createHttpApp,
  type Log,
  openDatabase,
  serveHttp,
  startSweeper,
  systemClock,
} from '@hasp/service-frame'
import type { Holds } from '@hasp/service-frame/balances'
import { createBalanceHolds } from '@hasp/service-frame/balances'
import { startMailer } from '@hasp/service-frame/mail'
import {
  createOperatorReader,
  readJsonFile,
} from '@hasp/service-frame/operator'
import { createSecrets, readMasterKey } from '@hasp/service-frame/secrets'
import { sendLimits } from './codes/codeLimits.js'
import type { Configuration } from './configuration.js'
import { deleteExpired } from './database/deleteExpired.js'
import { migrationsFolder } from './database/migrationsFolder.js'
import { addRoutes } from './http/addRoutes.js'
import { addRpc } from './rpc/addRpc.js'
import type { Service } from './Service.js'
import { assertKeyFits } from './secrets/assertKeyFits.js'
import { createNonces } from './tokens/createNonces.js'

/** A service that answers. */
export interface RunningService {
  readonly port: number
  /** Ends within ten seconds; what was acknowledged stays. */
  stop(): Promise<void>
}

/**
 * Starts the hosted wallet's service: one process on one database.
 * @throws Error with one sentence when a file, the database or the port is not
 * as it should be
 */
export async function startHostedWalletService(
  configuration: Configuration,
  options: startHostedWalletService.Options,
): Promise<RunningService> {
  const { clock = systemClock, log } = options
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
  const secrets = createSecrets(masterKey)
  const opened = await openDatabase(configuration.database, migrationsFolder)
  try {
    await assertKeyFits(opened.database, secrets)
  } catch (error) {
    await opened.close()
    throw error
  }
  const parts: Omit<Service, 'wakeMailer'> = {
    clock,
    database: opened.database,
    log,
    secrets,
    nonces: createNonces(() => performance.now(), randomBytes),
    readOperator,
    holds: options.holds ?? createBalanceHolds({ log, readOperator }),
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
  const mailer = startMailer(parts, {
    url: configuration.mail.smtpUrl,
    from: configuration.mail.from,
  })
  const sweeper = startSweeper(parts, () => deleteExpired(parts.database))
  const service: Service = { ...parts, wakeMailer: mailer.wake }
  const close = async () => {
    await Promise.all([mailer.stop(), sweeper.stop()])
    await opened.close()
  }
  const app = createHttpApp({
    clock,
    log,
    origins: [configuration.walletOrigin],
    requestsPerMinute: configuration.requestsPerMinute,
    trustedProxies: configuration.trustedProxies,
    isReady: opened.isReady,
  })
  addRoutes(app, service)
  addRpc(app, service)
  try {
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
    /** Another measure of what there is to lose, e.g. by prices. */
    readonly holds?: Holds
  }
}
