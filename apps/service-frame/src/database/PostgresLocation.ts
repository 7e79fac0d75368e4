/**
 * An address for each role, or one that does all: then it owns the tables, and
 * the policies on them do not hold for it.
 */
export interface PostgresLocation {
  /** Of the role that answers requests. */
  readonly url: string
  /** Of the role for work in the background. */
  readonly workerUrl?: string | undefined
  /** Of the role that owns the tables. */
  readonly migratorUrl?: string | undefined
}
