import { fileURLToPath } from 'node:url'

/** What drizzle-kit wrote, release by release. */
export const migrationsFolder = fileURLToPath(
  new URL('../../migrations', import.meta.url),
)
