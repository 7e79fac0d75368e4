import { openKeyRing, readMasterKey } from '@hasp/service-frame/secrets'
import { verifyAudit as verify } from '../audit/verifyAudit.js'
import type { Configuration } from '../configuration.js'
import { openServiceDatabase } from '../database/openServiceDatabase.js'
import { keyUse } from '../secrets/keyUse.js'
import type { Done } from './Command.js'

/** @throws Error that names the first place where the record is not whole */
export async function verifyAudit({
  database: location,
  masterKeyFile,
  redis,
}: Configuration): Promise<Done> {
  const masterKey = await readMasterKey(masterKeyFile, { isMade: false })
  const { close, database } = await openServiceDatabase({
    database: location,
    redis,
  })
  try {
    const { secrets } = await openKeyRing(database, masterKey, keyUse)
    const verdict = await verify({ database, secrets })
    if (verdict.status === 'broken')
      throw new Error(
        `The record is not as it was written, from here on: ${verdict.place}.`,
      )
    const { dayCount, lastHead = 'none', rowCount } = verdict
    return {
      isChanged: false,
      said: `The record is whole. Rows: ${rowCount}, signed days: ${dayCount}, hash of the last: ${lastHead}.`,
    }
  } finally {
    await close()
  }
}
