import { DrizzleQueryError } from 'drizzle-orm'
import { explainFailure } from '../explainFailure.js'
import { createPool, endPool } from './createPool.js'
import type { Grants } from './grantRoles.js'
import { holdPostgres } from './holdPostgres.js'
import { migratePostgres, migratorUrlOf } from './migratePostgres.js'
import { type DatabaseLocation, openDatabase } from './openDatabase.js'

/**
 * Brings a database to the newest migration. Processes that share it go on: a
 * migration takes nothing away that the release before it uses.
 * @returns how many migrations it lacked
 * @throws Error with one sentence when a process has the database alone, or a
 * later release has migrated it
 */
export async function migrateDatabase(
  location: DatabaseLocation,
  migrationsFolder: string,
  grants?: Grants,
): Promise<number> {
  if (!('url' in location)) {
    const opened = await openDatabase(location, migrationsFolder)
    await opened.close()
    return opened.migrationsApplied
  }
  const holder = createPool({
    connectionString: migratorUrlOf(location),
    max: 1,
    idleTimeoutMillis: 0,
  })
  try {
    await holdPostgres(holder, 'shared')
    return await migratePostgres(holder, location, migrationsFolder, grants)
  } catch (error) {
    throw error instanceof DrizzleQueryError
      ? explainFailure('PostgreSQL', error)
      : error
  } finally {
    await endPool(holder)
  }
}
