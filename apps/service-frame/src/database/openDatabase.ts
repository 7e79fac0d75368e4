import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as onPostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { openPglite } from './openPglite.js'

/** A database, whichever kind it is. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

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
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Opens a database and brings it to the newest migration. Migrations of several
 * processes wait for each other.
 * @param location without a folder PGlite lives in memory
 * @param migrationsFolder what drizzle-kit wrote
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  if ('url' in location)
    return await openPostgres(location.url, migrationsFolder)
  const client = await openPglite(location, migrationsFolder)
  const database = onPglite(client)
  await migratePglite(database, { migrationsFolder })
  return opened(database, () => client.close())
}

/** Any number that no other program of the database uses. */
const migrationLock = 4_002_001

async function openPostgres(
  url: string,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  const one = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await one`select pg_advisory_lock(${migrationLock})`
    await migratePostgres(onPostgres(one), { migrationsFolder })
  } finally {
    await one.end()
  }
  const pool = postgres(url, { max: 10, onnotice: () => undefined })
  return opened(onPostgres(pool), () => pool.end({ timeout: 5 }))
}

function opened(database: Database, close: () => Promise<void>): OpenDatabase {
  return {
    database,
    isReady: async () => {
      await database.execute(sql`select 1`)
      return true
    },
    close,
  }
}
