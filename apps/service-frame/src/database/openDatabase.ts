import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './Database.js'
import { holdFolder } from './holdFolder.js'
import { openPglite } from './openPglite.js'
import { openPostgres } from './openPostgres.js'
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
    return {
      database,
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
