import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A database, whichever kind it is. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** The connections to a database. */
export interface Connections {
  readonly open: number
  readonly idle: number
  /** Questions that wait for one. */
  readonly waiting: number
}

/** A database that is open, with every migration applied. */
export interface OpenDatabase {
  readonly database: Database
  /** The same, as the role for work in the background. */
  readonly worker: Database
  /** The same, with the rows of one user alone. */
  ofUser(userId: string): Database
  /** How many migrations it lacked. */
  readonly migrationsApplied: number
  /** How they stand now; absent where there are none to speak of. */
  readonly connections?: (() => Connections) | undefined
  isReady(): Promise<boolean>
  close(): Promise<void>
}
