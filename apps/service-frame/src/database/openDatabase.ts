import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './Database.js'
import type { Grants } from './grantRoles.js'
import { holdFolder } from './holdFolder.js'
import { openPglite } from './openPglite.js'
import { openPostgres } from './openPostgres.js'
import type { PostgresLocation } from './PostgresLocation.js'
import { refuseNewer } from './refuseNewer.js'

/** Where a database is: a folder for PGlite, or the address of PostgreSQL. */
export type DatabaseLocation =
  | {
      /** In memory without one. */
      readonly folder?: string | undefined
      /** Where an empty database is kept, for a quick first start. */
      readonly seedFolder?: string | undefined
    }
  | PostgresLocation

/**
 * Opens a database and brings it to the newest migration. One process has it at
 * a time, unless it is shared: then `migrateDatabase` has migrated it before.
 * @param location without a folder PGlite lives in memory
 * @param migrationsFolder what drizzle-kit wrote
 * @throws Error with one sentence when another process has the database, or it
 * is of another release
 */
export async function openDatabase(
  location: DatabaseLocation,
  migrationsFolder: string,
  options: openDatabase.Options = {},
): Promise<OpenDatabase> {
  if ('url' in location)
    return await openPostgres(location, migrationsFolder, {
      holding: options.isShared ? 'shared' : 'alone',
      spareMigrations: options.spareMigrations ?? 0,
      grants: options.grants,
    })
  // What stands beside it is named after it.
  const folder = location.folder ? resolve(location.folder) : undefined
  const letGo = folder ? await holdFolder(folder) : undefined
  let client: PGlite | undefined
  const close = async () => {
    await client?.close()
    await letGo?.()
  }
  try {
    client = await openPglite({ ...location, folder }, migrationsFolder)
    const database = onPglite(client)
    const missing = await refuseNewer(database, migrationsFolder)
    await migratePglite(database, { migrationsFolder })
    return {
      database,
      worker: database,
      ofUser: () => database,
      migrationsApplied: missing,
      isReady: async () => {
        await database.execute(sql`select 1`)
        return true
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export declare namespace openDatabase {
  interface Options {
    /** With other processes, which PostgreSQL alone can be. */
    readonly isShared?: boolean
    /** How many of the newest migrations a shared one may lack. */
    readonly spareMigrations?: number
    /** For roles of PostgreSQL. */
    readonly grants?: Grants | undefined
  }
}
