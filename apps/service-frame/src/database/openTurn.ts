import { createPool, endPool } from './createPool.js'
import type { DatabaseLocation } from './openDatabase.js'

/** Any number that no other program of the database uses. */
const turnLock = 4_002_003
const answerMs = 15_000

/** Work that one process at a time does, of all that share a database. */
export interface Turn {
  /** Whether it is this process's turn; takes it where nobody has it. */
  isOwn(): Promise<boolean>
  /** Lets others have it. */
  end(): Promise<void>
}

/**
 * A turn lives as long as a connection of its own to PostgreSQL: the server
 * gives it to another process when this one is gone. A process that merely
 * slept may have lost it and not know, so what it writes has to prove as well
 * that nobody came after it. PGlite has one process, whose turn it always is.
 * @param name of the work
 */
export function openTurn(location: DatabaseLocation, name: string): Turn {
  if (!('url' in location))
    return { isOwn: async () => true, end: async () => undefined }
  const holder = createPool({
    connectionString: location.url,
    max: 1,
    idleTimeoutMillis: 0,
  })
  const question = {
    text: 'select pg_try_advisory_lock($1, hashtext($2)) as "isOwn"',
    values: [turnLock, name],
    query_timeout: answerMs,
  }
  return {
    isOwn: async () => {
      const { rows } = await holder.query<{ isOwn: boolean }>(question)
      return rows[0]?.isOwn ?? false
    },
    end: () => endPool(holder),
  }
}
