import { fileURLToPath } from 'node:url'

/** What drizzle-kit wrote, release by release. */
export const migrationsFolder = fileURLToPath(
  new URL('../../migrations', import.meta.url),
)

/**
 * How many of the newest migrations this release does without, 0 or 1: with 1
 * its processes serve beside those of the release before, and it is migrated
 * once all of them are of this one.
 */
export const spareMigrations = 0
