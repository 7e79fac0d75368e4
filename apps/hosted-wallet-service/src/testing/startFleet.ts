import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '@hasp/service-frame'
import * as v from 'valibot'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { startMailbox } from '../../../../devstack/services/mailbox/startMailbox.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { startPostgres } from '../../../../devstack/testing/postgresServer.js'
import { startRedis } from '../../../../devstack/testing/redisServer.js'
import type { StoppableServer } from '../../../../devstack/testing/startServer.js'
import { type Configuration, configurationSchema } from '../configuration.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { createFleetProcess, type FleetProcess } from './createFleetProcess.js'
import { startBalancer } from './startBalancer.js'
import { type FleetEscrow, startFleetEscrow } from './startFleetEscrow.js'
import { startTap } from './startTap.js'
import type { TestService } from './startTestService.js'

const serveFleet = fileURLToPath(new URL('./serveFleet.ts', import.meta.url))

/** Several processes behind one address, and the servers that they share. */
export interface Fleet {
  /** As visitors reach it. */
  readonly service: Pick<TestService, 'mails' | 'siteOrigin' | 'url'>
  readonly processes: readonly FleetProcess[]
  /** Of the first one. */
  readonly configuration: Configuration
  /** Where one was asked for. */
  readonly escrow: FleetEscrow | undefined
  readonly postgres: StoppableServer
  readonly redis: StoppableServer
  /** The database, past every tap. */
  readonly databaseUrl: string
  stop(): Promise<void>
}

/**
 * Starts real processes on a PostgreSQL and a Redis of their own.
 * @param options.count how many of this release
 * @param options.aheadFolder migrations of the release of one process more
 */
export async function startFleet(options: {
  readonly count: number
  readonly aheadFolder?: string
  readonly requestsPerMinute?: number
  readonly hasEscrow?: boolean
  /** The node of every network. */
  readonly rpcUrl?: string
  /** By how much the clocks of the first ones are wrong. */
  readonly clockShiftsMs?: readonly number[]
}): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-fleet-'))
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
  const databaseUrl = postgres.url
  await migrateDatabase({ url: databaseUrl }, migrationsFolder)
  const stack = addresses()
  const [mailPort, smtpPort, balancerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const mailUrl = `http://localhost:${mailPort}`
  const mailbox = await startMailbox({
    name: 'Mailbox',
    port: mailPort,
    url: mailUrl,
    smtpPort,
  })
  const operatorPath = join(folder, 'operator.json')
  const { rpcUrl } = options
  const operator = operatorFile(stack)
  const networks = operator.networks.map((network) =>
    rpcUrl ? { ...network, rpcUrls: [rpcUrl] } : network,
  )
  await writeFile(operatorPath, JSON.stringify({ ...operator, networks }))
  const masterKeyFile = join(folder, 'master.key')
  await writeFile(masterKeyFile, Buffer.alloc(32, 7).toString('base64url'), {
    mode: 0o400,
  })
  const url = `http://localhost:${balancerPort}`
  const escrow = options.hasEscrow
    ? await startFleetEscrow({ folder, postgresUrl: postgres.url, smtpPort })
    : undefined
  const startOne = async (index: number, migrations: string) => {
    const port = await findFreePort()
    const taps = [
      await startTap(Number(new URL(postgres.url).port)),
      await startTap(Number(new URL(redis.url).port)),
    ] as const
    const configuration = v.parse(configurationSchema, {
      listen: { host: 'localhost', port },
      publicUrl: url,
      escrowUrl: escrow?.url,
      walletOrigin: stack.hostedWalletSite.url,
      trustedProxies: 1,
      requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
      database: { url: withPort(databaseUrl, taps[0].port) },
      redis: { url: withPort(redis.url, taps[1].port) },
      masterKeyFile,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: `smtp://localhost:${smtpPort}`,
        from: 'wallet@hasp.test',
        perHour: 1_000_000,
      },
    })
    const path = join(folder, `configuration-${index}.json`)
    await writeFile(path, JSON.stringify(configuration))
    const words = [serveFleet, path, migrations]
    const clockShiftMs = options.clockShiftsMs?.[index]
    const process = createFleetProcess({ clockShiftMs, port, taps, words })
    return { configuration, port, process }
  }
  const started = await Promise.all([
    ...Array.from({ length: options.count }, (_, index) =>
      startOne(index, migrationsFolder),
    ),
    ...(options.aheadFolder ? [startOne(99, options.aheadFolder)] : []),
  ])
  const [first] = started
  if (!first) throw new Error('A fleet has a process at least.')
  const processes = started.map(({ process }) => process)
  await Promise.all(processes.map((one) => one.start()))
  const balancer = await startBalancer(
    balancerPort,
    started.map(({ port }) => port),
  )
  return {
    service: {
      url,
      siteOrigin: stack.demo.url,
      mails: async (to) =>
        await (await fetch(`${mailUrl}/messages?to=${to}`)).json(),
    },
    processes,
    configuration: first.configuration,
    escrow,
    postgres,
    redis,
    databaseUrl,
    stop: async () => {
      await balancer.stop()
      for (const one of [...processes, ...(escrow ? [escrow.process] : [])]) {
        await one.kill()
        for (const tap of one.taps) await tap.stop()
      }
      await mailbox.stop()
      await Promise.all([postgres.stop(), redis.stop()])
      await rm(folder, { recursive: true })
    },
  }
}

function withPort(text: string, port: number): string {
  const url = new URL(text)
  url.port = `${port}`
  return url.href
}
