import type { Database } from '@hasp/service-frame'
import { eq, sql } from 'drizzle-orm'
import { devices } from '../database/tables.js'
import { freezeMs } from '../email/emailTimes.js'

/** What is left of the 72 hours after a hold of a device has ended by itself. */
export async function frozenAfterHoldMs(
  database: Pick<Database, 'select'>,
  deviceId: string,
): Promise<number> {
  const [device] = await database
    .select({
      frozenForMs:
        sql<number>`greatest(0, ceil(extract(epoch from (${devices.holdEndsAt} - now())) * 1000 + ${freezeMs}))`.mapWith(
          Number,
        ),
      holdEndsAt: devices.holdEndsAt,
    })
    .from(devices)
    .where(eq(devices.id, deviceId))
  return device?.holdEndsAt ? device.frozenForMs : 0
}
