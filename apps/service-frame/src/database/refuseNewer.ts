import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as v from 'valibot'
import type { Database } from './Database.js'

const answerSchema = v.object({
  rows: v.tuple([
    v.object({ newest: v.nullable(v.pipe(v.unknown(), v.transform(Number))) }),
  ]),
})

/**
 * Refuses a database that a later release has migrated: this one would write
 * rows that the later one does not understand.
 * @returns how many migrations the database lacks
 * @throws Error with one sentence that says what to do
 */
export async function refuseNewer(
  database: Database,
  migrationsFolder: string,
): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder })
  const known = files.at(-1)?.folderMillis
  const newest = await readNewest(database)
  if (known !== undefined && newest !== null && newest > known)
    throw new Error(
      'The database is of a later release than this program: start that release, or restore the backup from before it.',
    )
  return files.filter(({ folderMillis }) => folderMillis > (newest ?? 0)).length
}

/** When the newest migration was made that the database has; null for none. */
async function readNewest(database: Database): Promise<number | null> {
  const table = 'drizzle.__drizzle_migrations'
  const [{ newest: found }] = await read(
    database,
    sql`select to_regclass(${table})::oid::bigint as newest`,
  )
  if (found === null) return null
  const [{ newest }] = await read(
    database,
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  return newest
}

async function read(database: Database, query: ReturnType<typeof sql>) {
  return v.parse(answerSchema, await database.execute(query)).rows
}
