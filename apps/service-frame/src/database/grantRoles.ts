import type { Pool } from 'pg'
import type { PostgresLocation } from './PostgresLocation.js'

/** What the roles of a program may do besides what all of them may. */
export interface Grants {
  /** Tables that the one who answers requests only adds to. */
  readonly append: readonly string[]
  /** What the one who works in the background may do, by table. */
  readonly worker: Readonly<Record<string, string>>
}

/**
 * Grants what the roles of a location need, and takes away the rest: neither
 * changes tables, and what is only added to is changed by nobody.
 * @param migrator connections of the role that owns the tables
 */
export async function grantRoles(
  migrator: Pool,
  { url, workerUrl }: PostgresLocation,
  { append, worker }: Grants,
): Promise<void> {
  const client = await migrator.connect()
  try {
    const [api, background] = [url, workerUrl ?? url].map((address) =>
      client.escapeIdentifier(decodeURIComponent(new URL(address).username)),
    )
    const both = `${api}, ${background}`
    const tables = 'all tables in schema public'
    const appended = append.map((name) => client.escapeIdentifier(name))
    await client.query(
      [
        'begin',
        `grant usage on schema public, drizzle to ${both}`,
        `grant select on all tables in schema drizzle to ${both}`,
        `revoke all on ${tables} from ${both}`,
        `grant select, insert, update, delete on ${tables} to ${api}`,
        ...appended.map(
          (table) => `revoke update, delete on ${table} from ${api}`,
        ),
        // Last, for both may be one.
        ...Object.entries(worker).map(
          ([table, privileges]) =>
            `grant ${privileges} on ${client.escapeIdentifier(table)} to ${background}`,
        ),
        'commit',
      ].join(';\n'),
    )
  } finally {
    client.release()
  }
}
