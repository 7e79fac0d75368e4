import { systemClock } from '../clock.js'
import { openBeside } from '../database/openBeside.js'
import type { DatabaseLocation } from '../database/openDatabase.js'
import { retireKeys } from './retireKeys.js'
import { nextKeyPath, type Rotation, rotateKeys } from './rotateKeys.js'

/** Whose master key is changed. */
export interface KeyHolder
  extends Pick<Rotation, 'columns' | 'masterKeyFile' | 'use'> {
  readonly location: DatabaseLocation
  readonly migrationsFolder: string
}

interface Done {
  readonly isChanged: boolean
  readonly said: string
}

/** The command `rotate`: another master key, while the program runs. */
export async function rotateMasterKey(holder: KeyHolder): Promise<Done> {
  const { masterKeyFile } = holder
  const count = await onDatabase(holder, rotateKeys)
  const next = nextKeyPath(masterKeyFile)
  return {
    isChanged: count > 0,
    said: `Sealed anew: ${count}. ${next} opens the database now, and so does the key of before. Keep a copy of it, put it in the place of ${masterKeyFile} on every machine, and run retire.`,
  }
}

/** The command `retire`: the key in the file is the only one from then on. */
export async function retireMasterKeys(holder: KeyHolder): Promise<Done> {
  const count = await onDatabase(holder, retireKeys)
  return {
    isChanged: count > 0,
    said:
      count > 0
        ? `Only ${holder.masterKeyFile} opens the database now. Backups from before need the key of before.`
        : 'No other key opens the database.',
  }
}

async function onDatabase(
  { columns, location, masterKeyFile, migrationsFolder, use }: KeyHolder,
  run: (rotation: Rotation) => Promise<number>,
): Promise<number> {
  const { close, database } = await openBeside(location, migrationsFolder)
  const isAlone = !('url' in location)
  try {
    return await run({
      ...{ columns, database, isAlone, masterKeyFile, use },
      clock: systemClock,
    })
  } finally {
    await close()
  }
}
