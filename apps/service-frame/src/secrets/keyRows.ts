import { randomBytes } from 'node:crypto'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import { keys } from '../database/tables.js'
import { createSecrets, firstKey } from './createSecrets.js'
import type { Keys } from './Keys.js'
import { masterKeyBytes } from './readMasterKey.js'

/** One key of a database. */
export interface KeyRow {
  readonly name: string
  readonly key: Uint8Array
  readonly usedFrom: Date | SQL<Date>
}

/** The key of every hash; all others seal. */
const hashingName = 'hashing'
const purposeOf = (name: string) => `keys.${name}`

/** Tells one master key from another, and nothing more of it. */
export const fingerprintOf = (masterKey: Uint8Array): string =>
  createSecrets(masterKey).mac('keys', 'fingerprint')

/** The sealing key that came with a master key. */
export const keyNameOf = (masterKey: Uint8Array): string =>
  fingerprintOf(masterKey).slice(0, 8)

export const drawKey = (): Uint8Array => randomBytes(masterKeyBytes)

/**
 * The first keys of a database: drawn, or the master key itself where it has
 * sealed by itself so far.
 */
export function firstRows(draw: () => Uint8Array): readonly KeyRow[] {
  const usedFrom = sql<Date>`now()`
  return [hashingName, firstKey].map((name) => ({
    name,
    key: draw(),
    usedFrom,
  }))
}

/** The keys that a master key has sealed, the oldest first. */
export async function readKeyRows(
  database: Pick<Database, 'select'>,
  masterKey: Uint8Array,
) {
  const secrets = createSecrets(masterKey)
  const rows = await database
    .select({
      name: keys.name,
      keySealed: keys.keySealed,
      usedFrom: keys.usedFrom,
      isUsed: sql<boolean>`${keys.usedFrom} <= now()`,
    })
    .from(keys)
    .where(eq(keys.sealedBy, fingerprintOf(masterKey)))
    .orderBy(asc(keys.usedFrom))
  return rows.map(({ keySealed, ...row }) => ({
    ...row,
    key: Buffer.from(secrets.open(purposeOf(row.name), keySealed), 'base64url'),
  }))
}

/** @returns undefined where no key is */
export function keysOf(
  rows: Awaited<ReturnType<typeof readKeyRows>>,
): Keys | undefined {
  const hashing = rows.find(({ name }) => name === hashingName)
  const sealing = rows.filter(({ name }) => name !== hashingName)
  const current = sealing.findLast(({ isUsed }) => isUsed)
  if (!hashing || !current) return undefined
  return {
    hashing: hashing.key,
    sealing: new Map(sealing.map(({ key, name }) => [name, key])),
    current: current.name,
  }
}

/** Seals keys by a master key, beside what others have sealed. */
export async function writeKeyRows(
  database: Pick<Database, 'insert'>,
  masterKey: Uint8Array,
  rows: readonly KeyRow[],
): Promise<void> {
  const secrets = createSecrets(masterKey)
  const sealedBy = fingerprintOf(masterKey)
  await database
    .insert(keys)
    .values(
      rows.map(({ key, name, usedFrom }) => ({
        name,
        sealedBy,
        keySealed: secrets.seal(
          purposeOf(name),
          Buffer.from(key).toString('base64url'),
        ),
        usedFrom,
      })),
    )
    .onConflictDoNothing()
}
