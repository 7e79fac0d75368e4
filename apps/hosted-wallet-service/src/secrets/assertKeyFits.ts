import type { Database } from '@hasp/service-frame'
import { users } from '../database/tables.js'
import type { Secrets } from './Secrets.js'

/**
 * A service on a key that is not its database's would know no visitor, and
 * make each a second wallet.
 * @throws Error with one sentence when the database was sealed by another key
 */
export async function assertKeyFits(
  database: Database,
  secrets: Secrets,
): Promise<void> {
  const [user] = await database
    .select({ emailSealed: users.emailSealed })
    .from(users)
    .limit(1)
  if (!user) return
  try {
    secrets.open('users.email', user.emailSealed)
  } catch (cause) {
    throw new Error(
      'The database was sealed by another master key: put that one back, or restore the database that belongs to this one.',
      { cause },
    )
  }
}
