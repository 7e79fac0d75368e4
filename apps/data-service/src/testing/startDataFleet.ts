import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { startHaproxy } from '../../../../devstack/testing/haproxyServer.js'
import { startPostgres } from '../../../../devstack/testing/postgresServer.js'
import { startRedis } from '../../../../devstack/testing/redisServer.js'
import { startReplica } from '../../../../devstack/testing/startReplica.js'
import type { StoppableServer } from '../../../../devstack/testing/startServer.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { buildForTest } from './buildForTest.js'
import { configureNames } from './configureNames.js'
import { createKilledProgram } from './createKilledProgram.js'

type Program = ReturnType<typeof createKilledProgram>

/** Whose visitors may ask so often in a minute, over all processes. */
export const limitedProject = { id: 'limited', requestsPerMinute: 300 }

/** Processes that answer and others that follow, and what they stand on. */
export interface DataFleet {
  /** As visitors reach it. */
  readonly url: string
  readonly chain: TestChain
  readonly serving: readonly Program[]
  readonly following: readonly Program[]
  readonly primary: StoppableServer
  readonly replica: StoppableServer
  readonly redis: StoppableServer
  countServers(): Promise<number>
  stop(): Promise<void>
}

/** Starts three that answer behind HAProxy, and two that follow. */
export async function startDataFleet(): Promise<DataFleet> {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-data-fleet-'))
  const ports = await Promise.all(Array.from({ length: 5 }, findFreePort))
  const [one = 0, two = 0, three = 0] = ports
  const addressOf = (port: number) => `127.0.0.1:${port}`
  const bundled = await buildForTest()
  const primary = await startPostgres()
  const [replica, redis, chain] = await Promise.all([
    startReplica(primary.url),
    startRedis(),
    startTestChain({
      chainId: 31337,
      multicall: true,
      names: { gatewayUrl: `http://${addressOf(one)}` },
    }),
  ])
  const operatorFile = join(folder, 'operator.json')
  const { id, requestsPerMinute } = limitedProject
  const projects = [{ id, name: 'Limited', origins: ['https://shop.example'] }]
  await writeFile(operatorFile, JSON.stringify({ projects }))
  const names = await configureNames(chain, folder)
  const hosts = [primary, replica].map(({ url }) => new URL(url).host).join()
  const configure = (port: number, role: string) => ({
    listen: { host: '127.0.0.1', port },
    role,
    publicUrl: 'https://data.example',
    origins: '*',
    trustedProxies: 1,
    requestsPerMinute: 1_000_000,
    projects: { operatorFile, areRequired: false, requestsPerMinute },
    redis: { url: redis.url },
    database: {
      url: `postgres://hasp@${hosts}/postgres`,
      replicaUrls: [replica.url],
    },
    names,
    networks: [
      {
        id: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [chain.url],
        multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
        follow: { from: 0, everyMs: 200 },
      },
    ],
  })
  const programs = ports.map((port, index) =>
    createKilledProgram(
      join(folder, `${port}.json`),
      configure(port, index < 3 ? 'serve' : 'follow'),
      bundled.path,
    ),
  )
  const stop = async () => {
    await Promise.all(programs.map((each) => each.kill()))
    await chain.stop()
    await Promise.all([replica.stop(), redis.stop()])
    await primary.stop()
    await Promise.all([rm(folder, { recursive: true }), bundled.remove()])
  }
  const started = await Promise.allSettled(programs.map((each) => each.start()))
  const failed = started.find(({ status }) => status === 'rejected')
  if (failed) await stop()
  if (failed?.status === 'rejected') throw failed.reason
  const proxy = await startHaproxy([
    addressOf(one),
    addressOf(two),
    addressOf(three),
  ])
  return {
    url: proxy.url,
    countServers: proxy.countServers,
    chain,
    serving: programs.slice(0, 3),
    following: programs.slice(3),
    ...{ primary, redis, replica },
    stop: async () => {
      await proxy.stop()
      await stop()
    },
  }
}
