import type { Clock } from '../clock.js'
import type { Database } from '../database/Database.js'
import type { KeyRing } from './openKeyRing.js'
import { resealColumn, type SealedColumn } from './resealColumn.js'

const pauseMs = 200

/**
 * Seals every value of these columns under the current key, round by round
 * until one finds nothing that is left.
 * @returns how many were sealed anew
 */
export async function resealAll(
  database: Database,
  ring: KeyRing,
  columns: readonly SealedColumn[],
  clock: Pick<Clock, 'sleep'>,
): Promise<number> {
  let count = 0
  for (;;) {
    let found = 0
    for (const column of columns)
      found += await resealColumn(database, ring, column)
    if (found === 0) return count
    count += found
    await clock.sleep(pauseMs)
  }
}
