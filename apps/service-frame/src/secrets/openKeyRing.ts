import type { Database } from '../database/Database.js'
import { keys } from '../database/tables.js'
import { createSecrets, createSecretsOf } from './createSecrets.js'
import type { Keys } from './Keys.js'
import {
  drawKey,
  firstRows,
  keysOf,
  readKeyRows,
  writeKeyRows,
} from './keyRows.js'
import type { Secrets } from './Secrets.js'

/** The keys of a database, as a process knows them. */
export interface KeyRing {
  readonly secrets: Secrets
  /** What stands before whatever is sealed now. */
  currentKey(): string
  /** Learns of keys that were added since. */
  refresh(): Promise<void>
}

/** What a program says of its database. */
export interface KeyUse {
  /** Nothing was ever sealed in it. */
  isNew(database: Database): Promise<boolean>
  /** @throws Error where something in it was sealed otherwise */
  assertKeyFits(database: Database, secrets: Secrets): Promise<void>
}

const misfit =
  'The database was sealed by another master key: put that one back, or restore the database that belongs to this one.'

/**
 * Opens the keys of a database by the master key. A new one gets keys of its
 * own; one of a release that had none keeps the master key as its first.
 * @throws Error with one sentence where it is another's
 */
export async function openKeyRing(
  database: Database,
  masterKey: Uint8Array,
  { assertKeyFits, isNew }: KeyUse,
): Promise<KeyRing> {
  if ((await database.$count(keys)) === 0) {
    const draws = await isNew(database)
    if (!draws) await assertKeyFits(database, createSecrets(masterKey))
    const rows = firstRows(draws ? drawKey : () => masterKey)
    await writeKeyRows(database, masterKey, rows)
  }
  const read = async (): Promise<Keys> => {
    const found = keysOf(await readKeyRows(database, masterKey))
    if (!found) throw new Error(misfit)
    return found
  }
  let known = await read()
  const secrets = createSecretsOf(() => known)
  await assertKeyFits(database, secrets)
  return {
    secrets,
    currentKey: () => known.current,
    refresh: async () => {
      known = await read()
    },
  }
}
