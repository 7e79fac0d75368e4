import { migrateDatabase as migrate } from '@hasp/service-frame'
import type { Configuration } from '../configuration.js'
import { grants } from '../database/grants.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import type { Done } from './Command.js'

/** @throws Error where a process without Redis serves the database */
export async function migrateDatabase({
  database,
}: Configuration): Promise<Done> {
  const count = await migrate(database, migrationsFolder, grants)
  return {
    isChanged: count > 0,
    said:
      count > 0
        ? `The database is of this release now, migrations applied: ${count}.`
        : 'The database is of this release already.',
  }
}
