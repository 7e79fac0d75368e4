import { type OpenDatabase, openDatabase } from '@hasp/service-frame'
import type { Configuration } from '../configuration.js'
import { grants } from './grants.js'
import { migrationsFolder, spareMigrations } from './migrationsFolder.js'

/** Migrations as a release brings them. */
export interface ReleaseMigrations {
  readonly folder: string
  /** How many of the newest it does without. */
  readonly spare: number
}

/**
 * Opens the service's database, for itself or beside processes that share it.
 * @throws Error with one sentence when it is not as it should be
 */
export async function openServiceDatabase(
  { database, redis }: Pick<Configuration, 'database' | 'redis'>,
  migrations: ReleaseMigrations = {
    folder: migrationsFolder,
    spare: spareMigrations,
  },
): Promise<OpenDatabase> {
  return await openDatabase(database, migrations.folder, {
    isShared: redis !== undefined,
    spareMigrations: migrations.spare,
    grants,
  })
}
