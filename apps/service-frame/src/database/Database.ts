import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, whichever kind it is. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>
