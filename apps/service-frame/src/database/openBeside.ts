import { createPool, endPool } from './createPool.js'
import { createScopedDatabase } from './createScopedDatabase.js'
import type { OpenDatabase } from './Database.js'
import { migratorUrlOf } from './migratePostgres.js'
import { type DatabaseLocation, openDatabase } from './openDatabase.js'
import { refuseOlder } from './refuseOlder.js'

/**
 * Opens a database of this release as the one who owns it, beside processes that
 * serve it; PGlite lets nobody else.
 * @throws Error with one sentence when it is of another release, or held
 */
export async function openBeside(
  location: DatabaseLocation,
  migrationsFolder: string,
): Promise<Pick<OpenDatabase, 'database' | 'close'>> {
  if (!('url' in location))
    return await openDatabase(location, migrationsFolder)
  const connectionString = migratorUrlOf(location)
  const pool = createPool({ connectionString, max: 1 })
  const database = createScopedDatabase(
    { pool, scopes: new WeakMap() },
    undefined,
  )
  try {
    await refuseOlder(database, migrationsFolder, 0)
    return { database, close: () => endPool(pool) }
  } catch (error) {
    await endPool(pool)
    throw error
  }
}
