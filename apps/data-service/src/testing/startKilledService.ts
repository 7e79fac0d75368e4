import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '@hasp/service-frame'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { buildForTest } from './buildForTest.js'
import { configureNames } from './configureNames.js'
import { createKilledProgram } from './createKilledProgram.js'

/** A database that the program has, or is about to make. */
interface KilledDatabase {
  readonly location: DatabaseLocation
  /** Whether a process is at it. */
  isHeld(): Promise<boolean>
  drop(): Promise<void>
}

/** A chain with ENS, and a program that follows it and gives names. */
export interface KilledService {
  readonly chain: TestChain
  readonly program: ReturnType<typeof createKilledProgram>
  /** That of the program as it is configured first. */
  readonly database: KilledDatabase
  /** A folder for what a test needs. */
  readonly folder: string
  /** Another one that is not there yet, or empty. */
  createDatabase(): Promise<KilledDatabase>
  stop(): Promise<void>
}

/** Starts the chain; the program is only prepared. */
export async function startKilledService(): Promise<KilledService> {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-killed-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const bundled = await buildForTest()
  const chain = await startTestChain({
    chainId: 31337,
    multicall: true,
    names: { gatewayUrl: url },
  })
  const createDatabase = () => prepareDatabase(folder)
  const database = await createDatabase()
  const configuration = {
    listen: { host: '127.0.0.1', port },
    publicUrl: url,
    origins: '*',
    requestsPerMinute: 1_000_000,
    networks: [
      {
        id: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [chain.url],
        follow: { from: 0, everyMs: 100 },
      },
    ],
    outside: { allowedOrigins: [url] },
    names: await configureNames(chain, folder),
    database: database.location,
  }
  const program = createKilledProgram(
    join(folder, 'data.json'),
    configuration,
    bundled.path,
  )
  return {
    ...{ chain, program, database, folder, createDatabase },
    async stop() {
      await program.kill()
      await chain.stop()
      await database.drop()
      await bundled.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function prepareDatabase(parent: string): Promise<KilledDatabase> {
  const made = await createTestDatabase()
  const { location } = made
  if ('url' in location) return { ...made, location }
  const folder = join(await mkdtemp(join(parent, 'database-')), 'data')
  return {
    location: { ...location, folder },
    isHeld: async () => existsSync(`${folder}.lock`),
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}
