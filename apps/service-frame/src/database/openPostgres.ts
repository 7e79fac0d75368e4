import { DrizzleQueryError, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool, type PoolConfig } from 'pg'
import type { OpenDatabase } from './Database.js'
import { explainPostgresFailure } from './explainPostgresFailure.js'
import { refuseNewer } from './refuseNewer.js'

/** Any number that no other program of the database uses. */
const processLock = 4_002_001

/** How long it may take to connect, to answer, and to end what still runs. */
const connectMs = 5_000
const answerMs = 15_000
const endMs = 5_000

/**
 * Opens a database of PostgreSQL, brings it to the newest migration, and holds
 * a lock on it. Connections that were lost are replaced.
 * @throws Error with one sentence when it cannot be reached, another process has
 * the database, or a later release has migrated it
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  // Its one connection holds the lock: it lives as long as the process.
  const holder = createPool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
  })
  let migrationsApplied: number
  try {
    if (!(await firstLock(holder)))
      throw new Error(
        'Another process serves this database: stop it first, for one at a time can.',
      )
    const database = drizzle(holder)
    migrationsApplied = await refuseNewer(database, migrationsFolder)
    await migrate(database, { migrationsFolder })
  } catch (error) {
    await end(holder)
    throw error instanceof DrizzleQueryError
      ? explainPostgresFailure(error)
      : error
  }
  const pool = createPool({
    connectionString: url,
    max: 10,
    query_timeout: answerMs,
  })
  const database = drizzle(pool)
  // drizzle keeps a connection for ever on which a transaction could not begin.
  database.transaction = async (run, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await drizzle(client).transaction(run, config)
    } catch (error) {
      isBroken = error instanceof DrizzleQueryError
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  return {
    database,
    migrationsApplied,
    // A connection that was lost has lost its lock: it is taken again, unless
    // another process serves the database by now.
    isReady: async () => {
      if (!(await lock(holder))) return false
      await database.execute(sql`select 1`)
      return true
    },
    close: async () => {
      await end(pool)
      await end(holder)
    },
  }
}

function createPool(config: PoolConfig): Pool {
  const pool = new Pool({ connectionTimeoutMillis: connectMs, ...config })
  // A connection that is lost while nobody waits for it is replaced by the
  // next question. Without somebody who listens it would end the process.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

async function firstLock(holder: Pool): Promise<boolean> {
  try {
    return await lock(holder)
  } catch (error) {
    throw explainPostgresFailure(error)
  }
}

async function lock(holder: Pool): Promise<boolean> {
  const question = {
    text: 'select pg_try_advisory_lock($1) as "isHeld"',
    values: [processLock],
    query_timeout: answerMs,
  }
  const { rows } = await holder.query<{ isHeld: boolean }>(question)
  return rows[0]?.isHeld ?? false
}

async function end(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    pool.end(),
    new Promise((resolve) => {
      timer = setTimeout(resolve, endMs)
    }),
  ])
  clearTimeout(timer)
}
