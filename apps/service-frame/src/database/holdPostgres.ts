import type { Pool } from 'pg'
import { systemClock } from '../clock.js'
import { explainFailure } from '../explainFailure.js'

/** Any number that no other program of the database uses. */
const processLock = 4_002_001
const answerMs = 15_000
/** A server notices in a moment that the one before has ended. */
const mostTries = 10
const pauseMs = 100

const functions = {
  alone: 'pg_try_advisory_lock',
  shared: 'pg_try_advisory_lock_shared',
} as const

const refusals = {
  alone:
    'Another process serves this database: stop it first, for one at a time can without a Redis that all share.',
  shared:
    'A process without Redis serves this database: stop it first, for it knows nothing of others.',
} as const

/** Whether a process has a database for itself, or together with others. */
export type Holding = keyof typeof functions

/**
 * Holds a database as long as the connection lives.
 * @param holder a pool of one connection
 * @throws Error with one sentence when it cannot, or may not
 */
export async function holdPostgres(
  holder: Pool,
  holding: Holding,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const isHeld = await isPostgresHeld(holder, holding).catch((error) => {
      throw explainFailure('PostgreSQL', error)
    })
    if (isHeld) return
    await systemClock.sleep(pauseMs)
  }
  throw new Error(refusals[holding])
}

/**
 * Whether it is still held: a connection that was lost has lost its lock, and
 * takes it again unless another process has the database by now.
 */
export async function isPostgresHeld(
  holder: Pool,
  holding: Holding,
): Promise<boolean> {
  const question = {
    text: `select ${functions[holding]}($1) as "isHeld"`,
    values: [processLock],
    query_timeout: answerMs,
  }
  const { rows } = await holder.query<{ isHeld: boolean }>(question)
  return rows[0]?.isHeld ?? false
}
