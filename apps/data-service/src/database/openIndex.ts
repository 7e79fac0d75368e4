import { fileURLToPath } from 'node:url'
import {
  type DatabaseLocation,
  migrateDatabase,
  type OpenDatabase,
  openDatabase,
} from '@hasp/service-frame'

const migrationsFolder = fileURLToPath(
  new URL('../../migrations', import.meta.url),
)

/**
 * Opens the database of what accounts did and are called, at its newest
 * migration. Processes
 * share one of PostgreSQL; each migrates it first, one at a time.
 * @throws Error with one sentence when it cannot be reached, or another process
 * has the folder
 */
export async function openIndex(
  location: DatabaseLocation,
): Promise<OpenDatabase> {
  if ('url' in location) await migrateDatabase(location, migrationsFolder)
  return await openDatabase(location, migrationsFolder, { isShared: true })
}
