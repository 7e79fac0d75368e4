import type { Database } from '@hasp/service-frame'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { devices, sessions } from '../database/tables.js'

/**
 * Ends a device in one step: its tokens are refused and its half is gone, so
 * that what it keeps opens nothing.
 * @returns whether there was one to end
 */
export async function revokeDevice(
  database: Database,
  of: { readonly userId: string; readonly deviceId: string },
): Promise<boolean> {
  return await database.transaction(async (step) => {
    const [revoked] = await step
      .update(devices)
      .set({
        revokedAt: sql`now()`,
        isTrusted: false,
        serverHalfSealed: null,
        envelope: null,
      })
      .where(
        and(
          eq(devices.id, of.deviceId),
          eq(devices.userId, of.userId),
          isNull(devices.revokedAt),
        ),
      )
      .returning({ id: devices.id })
    await step
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(
        and(eq(sessions.deviceId, of.deviceId), eq(sessions.userId, of.userId)),
      )
    return revoked !== undefined
  })
}
