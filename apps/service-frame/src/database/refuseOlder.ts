import type { Database } from './Database.js'
import { refuseNewer } from './refuseNewer.js'

/**
 * Refuses a database that lacks migrations which the program cannot do without,
 * as it refuses one that a later release has migrated.
 * @param spare how many of the newest it does without
 * @throws Error with one sentence that says what to do
 */
export async function refuseOlder(
  database: Database,
  migrationsFolder: string,
  spare: number,
): Promise<void> {
  const missing = await refuseNewer(database, migrationsFolder)
  if (missing > spare)
    throw new Error(
      `The database lacks migrations that this release needs (${missing}): run migrate first.`,
    )
}
