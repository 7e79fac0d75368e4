import { sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { home } from '../database/tables.js'

/** The one row. */
const id = 1

const here = {
  id,
  server: sql`(select system_identifier::text from pg_control_system())`,
  database: sql`(select oid::text from pg_database where datname = current_database())`,
}

/**
 * Keeps a copy that was restored from being served before somebody has said
 * what is not in it: sessions that were ended since would live again.
 * @param database of PostgreSQL
 * @throws Error with one sentence that says what to do
 */
export async function assertHome(database: Database): Promise<void> {
  await database.insert(home).values(here).onConflictDoNothing()
  if (await isHome(database)) return
  throw new Error(
    'This database was restored from a backup, or moved: run restored, which ends what may not go on and says what is lost.',
  )
}

/** Whether it lives where it did when it was served last. */
export async function isHome(
  database: Pick<Database, 'select'>,
): Promise<boolean> {
  const [found] = await database
    .select({
      isHere: sql<boolean>`${home.server} = ${here.server} and ${home.database} = ${here.database}`,
    })
    .from(home)
  return found?.isHere ?? true
}

/** Makes this its home. */
export async function moveHome(
  database: Pick<Database, 'insert'>,
): Promise<void> {
  const { server, database: number } = here
  const settledAt = sql`now()`
  await database
    .insert(home)
    .values({ ...here, settledAt })
    .onConflictDoUpdate({
      target: home.id,
      set: { server, database: number, settledAt },
    })
}
