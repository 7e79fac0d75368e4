import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '@hasp/service-frame'
import type { Holds } from '@hasp/service-frame/balances'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import * as v from 'valibot'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { startMailbox } from '../../../../devstack/services/mailbox/startMailbox.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { openServiceDatabase } from '../database/openServiceDatabase.js'
import { startHostedWalletService } from '../startHostedWalletService.js'

const mailSchema = v.array(
  v.object({ to: v.string(), subject: v.string(), text: v.string() }),
)

/** A service with its mail server, each on a port of its own. */
export interface TestService {
  readonly url: string
  readonly walletOrigin: string
  readonly siteOrigin: string
  /** Projects and networks. */
  readonly operatorPath: string
  readonly database: TestDatabase['location']
  /** As the service comes to it. */
  readonly roles: TestDatabase['roles']
  readonly masterKeyPath: string
  /** Lines of the log. */
  readonly lines: readonly string[]
  mails(to: string): Promise<v.InferOutput<typeof mailSchema>>
  orderFault(fault: object): Promise<void>
  stop(): Promise<void>
}

/** Starts the real thing: a database, SMTP, HTTP. */
export async function startTestService(
  options: {
    readonly rpcUrl?: string
    readonly escrowUrl?: string
    readonly redisUrl?: string
    /** Mails as many as are asked for. */
    readonly hasNoSendLimits?: boolean
    readonly requestsPerMinute?: number
    readonly mailsPerHour?: number
    readonly clock?: Clock
    readonly holds?: Holds
    /** Where its metrics are. */
    readonly metricsPort?: number
    /** Where another one was, with its key, on a database of the caller. */
    readonly moved?: {
      readonly url: string
      readonly masterKeyPath: string
      readonly database: TestDatabase
    }
  } = {},
): Promise<TestService> {
  const { moved } = options
  const [port, mailPort, smtpPort] = [
    moved ? Number(new URL(moved.url).port) : await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const stack = addresses()
  const mailbox = await startMailbox({
    name: 'Mailbox',
    port: mailPort,
    url: `http://localhost:${mailPort}`,
    smtpPort,
  })
  const folder = await mkdtemp(join(tmpdir(), 'hasp-service-'))
  const operatorPath = join(folder, 'operator.json')
  const masterKeyPath = moved?.masterKeyPath ?? join(folder, 'master.key')
  const operator = operatorFile(stack)
  const { rpcUrl } = options
  await writeFile(
    operatorPath,
    JSON.stringify({
      ...operator,
      networks: operator.networks.map((network) =>
        rpcUrl ? { ...network, rpcUrls: [rpcUrl] } : network,
      ),
    }),
  )
  const url = `http://localhost:${port}`
  const database = moved?.database ?? (await createTestDatabase())
  const lines: string[] = []
  const { redisUrl } = options
  if (redisUrl) {
    // Who shares a database never migrates it.
    const { close } = await openServiceDatabase({
      database: database.roles,
      redis: undefined,
    })
    await close()
  }
  const service = await startHostedWalletService(
    {
      listen: { host: 'localhost', port },
      ...(options.metricsPort && {
        metrics: { listen: { host: 'localhost', port: options.metricsPort } },
      }),
      publicUrl: url,
      escrowUrl: options.escrowUrl,
      walletOrigin: stack.hostedWalletSite.url,
      trustedProxies: 0,
      requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
      database: database.roles,
      ...(redisUrl && { redis: { url: redisUrl } }),
      masterKeyFile: masterKeyPath,
      isMasterKeyMade: true,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: `smtp://localhost:${smtpPort}`,
        from: 'wallet@hasp.test',
        perHour: options.mailsPerHour ?? 5_000,
      },
    },
    {
      log: (fields) => void lines.push(JSON.stringify(fields)),
      ...(options.holds && { holds: options.holds }),
      ...(options.clock && { clock: options.clock }),
      ...(options.hasNoSendLimits ? { sendLimits: () => [] } : {}),
    },
  )
  return {
    url,
    walletOrigin: stack.hostedWalletSite.url,
    siteOrigin: stack.demo.url,
    operatorPath,
    database: database.location,
    roles: database.roles,
    masterKeyPath,
    lines,
    mails: async (to) =>
      v.parse(
        mailSchema,
        await (await fetch(`${mailbox.address.url}/messages?to=${to}`)).json(),
      ),
    orderFault: async (fault) => {
      await fetch(`${mailbox.address.url}/faults`, {
        method: 'POST',
        body: JSON.stringify(fault),
      })
    },
    stop: async () => {
      await service.stop()
      await database.drop()
      await mailbox.stop()
      await rm(folder, { recursive: true })
    },
  }
}
