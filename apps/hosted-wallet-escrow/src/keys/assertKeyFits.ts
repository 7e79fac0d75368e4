import type { Database } from '@hasp/service-frame'
import type { Secrets } from '@hasp/service-frame/secrets'
import { deposits } from '../database/tables.js'
import { secretPurpose } from './purposes.js'

/**
 * An escrow on a key that is not its database's could give nothing back.
 * @throws Error with one sentence when the database was sealed by another key
 */
export async function assertKeyFits(
  database: Database,
  secrets: Secrets,
): Promise<void> {
  const [deposit] = await database
    .select({ secretSealed: deposits.secretSealed })
    .from(deposits)
    .limit(1)
  if (!deposit) return
  try {
    secrets.open(secretPurpose, deposit.secretSealed)
  } catch (cause) {
    throw new Error(
      'The database was sealed by another master key: put that one back, or restore the database that belongs to this one.',
      { cause },
    )
  }
}
