import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { explainFailure } from '../explainFailure.js'
import { createPool, endPool } from './createPool.js'
import {
  createScopedDatabase,
  type ScopedPool,
} from './createScopedDatabase.js'
import type { Connections, OpenDatabase } from './Database.js'
import type { Grants } from './grantRoles.js'
import { type Holding, holdPostgres, isPostgresHeld } from './holdPostgres.js'
import { migratePostgres } from './migratePostgres.js'
import { everyone } from './ofUser.js'
import type { PostgresLocation } from './PostgresLocation.js'
import { refuseOlder } from './refuseOlder.js'

const answerMs = 15_000

/**
 * Opens a database of PostgreSQL and holds it: alone, and then it is brought to
 * the newest migration; or with others, and then somebody has done so before.
 * Connections that were lost are replaced.
 * @throws Error with one sentence when it cannot be reached, another process has
 * the database, or it is of another release
 */
export async function openPostgres(
  location: PostgresLocation,
  migrationsFolder: string,
  options: openPostgres.Options,
): Promise<OpenDatabase> {
  const { migratorUrl, url, workerUrl } = location
  // Its one connection holds the lock: it lives as long as the process.
  const holder = createHolder(url)
  let migrationsApplied = 0
  try {
    await holdPostgres(holder, options.holding)
    migrationsApplied = await prepare(
      holder,
      location,
      migrationsFolder,
      options,
    )
  } catch (error) {
    await endPool(holder)
    throw error instanceof DrizzleQueryError
      ? explainFailure('PostgreSQL', error)
      : error
  }
  const hasRoles = workerUrl !== undefined || migratorUrl !== undefined
  const scopeOf = (scope: string) => (hasRoles ? scope : undefined)
  const api = createAnswering(url)
  const background = workerUrl === undefined ? api : createAnswering(workerUrl)
  const database = createScopedDatabase(api, scopeOf(everyone))
  return {
    database,
    worker: createScopedDatabase(background, scopeOf(everyone)),
    ofUser: (userId) => createScopedDatabase(api, scopeOf(userId)),
    migrationsApplied,
    connections: () =>
      countConnections([...new Set([api.pool, background.pool])]),
    isReady: async () => {
      if (!(await isPostgresHeld(holder, options.holding))) return false
      await database.execute(sql`select 1`)
      return true
    },
    close: async () => {
      await endPool(api.pool)
      if (background !== api) await endPool(background.pool)
      await endPool(holder)
    },
  }
}

function countConnections(pools: readonly Pool[]): Connections {
  const sum = (of: (pool: Pool) => number) =>
    pools.reduce((total, pool) => total + of(pool), 0)
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

const createHolder = (connectionString: string) =>
  createPool({ connectionString, max: 1, idleTimeoutMillis: 0 })

const createAnswering = (connectionString: string): ScopedPool => ({
  pool: createPool({ connectionString, max: 10, query_timeout: answerMs }),
  scopes: new WeakMap(),
})

/** @returns how many migrations were applied */
async function prepare(
  holder: Pool,
  location: PostgresLocation,
  migrationsFolder: string,
  { grants, holding, spareMigrations }: openPostgres.Options,
): Promise<number> {
  const { migratorUrl, workerUrl } = location
  const mayMigrate = migratorUrl !== undefined || workerUrl === undefined
  if (holding === 'shared' || !mayMigrate) {
    await refuseOlder(drizzle(holder), migrationsFolder, spareMigrations)
    return 0
  }
  if (migratorUrl === undefined)
    return await migratePostgres(holder, location, migrationsFolder, grants)
  const migrator = createHolder(migratorUrl)
  try {
    return await migratePostgres(migrator, location, migrationsFolder, grants)
  } finally {
    await endPool(migrator)
  }
}

export declare namespace openPostgres {
  interface Options {
    readonly holding: Holding
    /** How many of the newest migrations may be absent. */
    readonly spareMigrations: number
    readonly grants: Grants | undefined
  }
}
