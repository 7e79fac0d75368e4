import { randomUUID } from 'node:crypto'
import { access, rename, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.js'
import type { Database } from '../database/Database.js'
import { fromNow } from '../database/moments.js'
import {
  drawKey,
  fingerprintOf,
  keyNameOf,
  readKeyRows,
  writeKeyRows,
} from './keyRows.js'
import { type KeyUse, openKeyRing } from './openKeyRing.js'
import { ownerOnly, readMasterKey } from './readMasterKey.js'
import { resealAll } from './resealAll.js'
import type { SealedColumn } from './resealColumn.js'

/** Held by the one that adds keys. */
const rotationLock = 4_002_003
/** Every process has learned of a key before it is used. */
const leadMs = 10_000
const lookEveryMs = 500

/** The master key that comes after the one in a file. */
export const nextKeyPath = (path: string): string => `${path}.next`

/** What is rotated. */
export interface Rotation {
  readonly clock: Pick<Clock, 'sleep'>
  readonly database: Database
  /** Nobody else has the database. */
  readonly isAlone: boolean
  readonly masterKeyFile: string
  readonly use: KeyUse
  readonly columns: readonly SealedColumn[]
}

/**
 * Adds a master key beside the one of before, and seals everything anew under a
 * key that the one of before alone will not open for long. Until `retireKeys`
 * both open everything. Where it was killed, it goes on.
 * @returns how many values were sealed anew
 */
export async function rotateKeys(rotation: Rotation): Promise<number> {
  const { clock, columns, database, masterKeyFile, use } = rotation
  const masterKey = await readMasterKey(masterKeyFile, { isMade: false })
  const ring = await openKeyRing(database, masterKey, use)
  const next = await bringNext(rotation, masterKey)
  do {
    await clock.sleep(rotation.isAlone ? 0 : lookEveryMs)
    await ring.refresh()
  } while (ring.currentKey() !== keyNameOf(next))
  return await resealAll(database, ring, columns, clock)
}

/** The file is there only once the key in it opens the database. */
async function bringNext(
  rotation: Rotation,
  masterKey: Uint8Array,
): Promise<Uint8Array> {
  const path = nextKeyPath(rotation.masterKeyFile)
  if (await isThere(path)) {
    const given = await readMasterKey(path, { isMade: false })
    await addKeys(rotation, masterKey, given)
    return given
  }
  const drawn = drawKey()
  const written = `${path}.${randomUUID()}`
  await writeFile(written, `${Buffer.from(drawn).toString('base64url')}\n`, {
    flag: 'wx',
    mode: ownerOnly,
    flush: true,
  })
  await addKeys(rotation, masterKey, drawn)
  await rename(written, path)
  return drawn
}

async function addKeys(
  { database, isAlone }: Rotation,
  masterKey: Uint8Array,
  next: Uint8Array,
): Promise<void> {
  const name = keyNameOf(next)
  await database.transaction(async (step) => {
    await step.execute(sql`select pg_advisory_xact_lock(${rotationLock})`)
    const before = await readKeyRows(step, masterKey)
    if (!before.some((row) => row.name === name))
      await writeKeyRows(step, masterKey, [
        { name, key: drawKey(), usedFrom: fromNow(isAlone ? 0 : leadMs) },
      ])
    if (fingerprintOf(next) !== fingerprintOf(masterKey))
      await writeKeyRows(step, next, await readKeyRows(step, masterKey))
  })
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
