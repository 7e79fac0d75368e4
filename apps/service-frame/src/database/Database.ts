import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, whichever kind it is. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** A database that is open, with every migration applied. */
export interface OpenDatabase {
  readonly database: Database
  /** How many migrations it lacked. */
  readonly migrationsApplied: number
  isReady(): Promise<boolean>
  close(): Promise<void>
}
