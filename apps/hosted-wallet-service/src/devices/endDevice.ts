import type { Database } from '@hasp/service-frame'
import { and, eq } from 'drizzle-orm'
import { devices } from '../database/tables.js'

/**
 * Ends a device by deleting its row: tokens, draft and half go with it, so that
 * what the device keeps opens nothing. Should it sign in again it is another
 * device, for which nothing was ever signed.
 * @returns what it was called; undefined where there was none to end
 */
export async function endDevice(
  database: Pick<Database, 'delete'>,
  of: { readonly userId: string; readonly deviceId: string },
): Promise<string | undefined> {
  const [ended] = await database
    .delete(devices)
    .where(and(eq(devices.id, of.deviceId), eq(devices.userId, of.userId)))
    .returning({ name: devices.name })
  return ended?.name
}
