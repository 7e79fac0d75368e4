import { openDatabase } from '@hasp/service-frame'
import type { Configuration } from '../configuration.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import type { Done } from './Command.js'

/** @throws Error where another process serves the database */
export async function migrateDatabase({
  database,
}: Configuration): Promise<Done> {
  const opened = await openDatabase(database, migrationsFolder)
  await opened.close()
  const { migrationsApplied: count } = opened
  return {
    isChanged: count > 0,
    said:
      count > 0
        ? `The database is of this release now, migrations applied: ${count}.`
        : 'The database is of this release already.',
  }
}
