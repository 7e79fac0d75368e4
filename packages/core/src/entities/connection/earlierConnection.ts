import type { Connection, LastKnown } from './connection.js'

/** A connection as an earlier visit or another tab has stored it. */
export type EarlierConnection = Pick<
  Connection,
  'auth' | 'connectorId' | 'id' | 'namespace'
> & {
  readonly lastKnown: LastKnown
  /** Whether it was the one in use of its namespace. */
  readonly isActive: boolean
}
