import { countDistinct, ne } from 'drizzle-orm'
import { keys } from '../database/tables.js'
import { fingerprintOf, keyNameOf, readKeyRows } from './keyRows.js'
import { openKeyRing } from './openKeyRing.js'
import { readMasterKey } from './readMasterKey.js'
import { resealAll } from './resealAll.js'
import type { Rotation } from './rotateKeys.js'

/**
 * Takes every master key away from the database but the one in the file.
 * @returns how many opened it besides
 * @throws Error with one sentence where the one in the file is not the newest
 */
export async function retireKeys({
  clock,
  columns,
  database,
  masterKeyFile,
  use,
}: Rotation): Promise<number> {
  const masterKey = await readMasterKey(masterKeyFile, { isMade: false })
  const ring = await openKeyRing(database, masterKey, use)
  const others = ne(keys.sealedBy, fingerprintOf(masterKey))
  const [found] = await database
    .select({ count: countDistinct(keys.sealedBy) })
    .from(keys)
    .where(others)
  if (!found?.count) return 0
  const newest = (await readKeyRows(database, masterKey)).at(-1)
  if (newest?.name !== keyNameOf(masterKey))
    throw new Error(
      `A newer master key opens this database, too: put it in the place of ${masterKeyFile} first, or run rotate.`,
    )
  await resealAll(database, ring, columns, clock)
  await database.delete(keys).where(others)
  return found.count
}
