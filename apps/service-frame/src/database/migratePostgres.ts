import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { type Grants, grantRoles } from './grantRoles.js'
import type { PostgresLocation } from './PostgresLocation.js'
import { refuseNewer } from './refuseNewer.js'

/** Held by the one process that migrates. */
const migrationLock = 4_002_002

/** The address of the one who may migrate. */
export const migratorUrlOf = ({ migratorUrl, url }: PostgresLocation): string =>
  migratorUrl ?? url

/**
 * Brings a database to the newest migration, one process at a time, and its
 * roles to what they may do.
 * @param holder a pool of one connection, of the one who may
 * @returns how many migrations it lacked
 * @throws Error with one sentence when a later release has migrated it
 */
export async function migratePostgres(
  holder: Pool,
  location: PostgresLocation,
  migrationsFolder: string,
  grants: Grants | undefined,
): Promise<number> {
  await holder.query('select pg_advisory_lock($1)', [migrationLock])
  try {
    const database = drizzle(holder)
    const missing = await refuseNewer(database, migrationsFolder)
    await migrate(database, { migrationsFolder })
    if (location.migratorUrl && grants)
      await grantRoles(holder, location, grants)
    return missing
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock])
  }
}
