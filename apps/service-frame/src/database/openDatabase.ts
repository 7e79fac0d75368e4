import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as onPostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Database } from './Database.js'
import { holdFolder } from './holdFolder.js'
import { openPglite } from './openPglite.js'
import { refuseNewer } from './refuseNewer.js'

/** Where a database is: a folder for PGlite, or the address of PostgreSQL. */
export type DatabaseLocation =
  | {
      /** In memory without one. */
      readonly folder?: string | undefined
      /** Where an empty database is kept, for a quick first start. */
      readonly seedFolder?: string | undefined
    }
  | { readonly url: string }

/** A database that is open, with every migration applied. */
export interface OpenDatabase {
  readonly database: Database
  /** How many migrations it lacked. */
  readonly migrationsApplied: number
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens a database and brings it to the newest migration. One process has it at
 * a time.
 * @param location without a folder PGlite lives in memory
 * @param migrationsFolder what drizzle-kit wrote
 * @throws Error with one sentence when another process has the database, or a
 * later release has migrated it
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  if ('url' in location)
    return await openPostgres(location.url, migrationsFolder)
  const letGo = location.folder ? await holdFolder(location.folder) : undefined
  let client: PGlite | undefined
  const close = async () => {
    await client?.close()
    await letGo?.()
  }
  try {
    client = await openPglite(location, migrationsFolder)
    const database = onPglite(client)
    const missing = await refuseNewer(database, migrationsFolder)
    await migratePglite(database, { migrationsFolder })
    return opened(database, missing, close)
  } catch (error) {
    await close()
    throw error
  }
}

/** Any number that no other program of the database uses. */
const processLock = 4_002_001

async function openPostgres(
  url: string,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  // Its one connection holds the lock: it lives as long as the process.
  const holder = postgres(url, {
    max: 1,
    max_lifetime: null,
    onnotice: () => undefined,
  })
  let missing: number
  try {
    if (!(await lock(holder)))
      throw new Error(
        'Another process serves this database: stop it first, for one at a time can.',
      )
    const database = onPostgres(holder)
    missing = await refuseNewer(database, migrationsFolder)
    await migratePostgres(database, { migrationsFolder })
  } catch (error) {
    await holder.end()
    throw error
  }
  const pool = postgres(url, { max: 10, onnotice: () => undefined })
  const close = async () => {
    await pool.end({ timeout: 5 })
    await holder.end()
  }
  const database = opened(onPostgres(pool), missing, close)
  return {
    ...database,
    // A connection that was lost has lost its lock: it is taken again, unless
    // another process serves the database by now.
    isReady: async () => (await lock(holder)) && (await database.isReady()),
  }
}

async function lock(holder: postgres.Sql): Promise<boolean> {
  const [answer] = await holder<{ isHeld: boolean }[]>`
    select pg_try_advisory_lock(${processLock}) as "isHeld"`
  return answer?.isHeld ?? false
}

function opened(
  database: Database,
  migrationsApplied: number,
  close: () => Promise<void>,
): OpenDatabase {
  return {
    database,
    migrationsApplied,
    isReady: async () => {
      await database.execute(sql`select 1`)
      return true
    },
    close,
  }
}
