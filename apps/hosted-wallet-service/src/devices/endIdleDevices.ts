import type { Database } from '@hasp/service-frame'
import { and, eq, lte, ne, type SQL } from 'drizzle-orm'
import { fromNow } from '../database/moments.js'
import { devices } from '../database/tables.js'
import { idleLimitMs } from '../tokens/tokenTimes.js'

/**
 * Ends devices that nobody has used for thirty days, with their halves. The
 * one of the wallet's own page stays: it is what lets others in again.
 * @param which of them, all unless given
 */
export async function endIdleDevices(
  database: Pick<Database, 'delete'>,
  walletOrigin: string,
  which?: { readonly thumbprint: string },
): Promise<void> {
  const isMeant: SQL | undefined =
    which && eq(devices.thumbprint, which.thumbprint)
  await database
    .delete(devices)
    .where(
      and(
        ne(devices.origin, walletOrigin),
        lte(devices.lastUsedAt, fromNow(-idleLimitMs)),
        isMeant,
      ),
    )
}
