import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { desc, eq } from 'drizzle-orm'
import { sinceMs } from '../database/moments.js'
import { devices } from '../database/tables.js'
import type { Session } from '../tokens/Session.js'

/** The devices of a user that may still sign in, the last used first. */
export async function listDevices(
  database: Database,
  session: Session,
): Promise<WalletServiceReply<'listDevices'>> {
  const rows = await database
    .select({
      deviceId: devices.id,
      name: devices.name,
      origin: devices.origin,
      code: devices.code,
      isTrusted: devices.isTrusted,
      lastUsedBeforeMs: sinceMs(devices.lastUsedAt),
    })
    .from(devices)
    .where(eq(devices.userId, session.userId))
    .orderBy(desc(devices.lastUsedAt))
  return {
    devices: rows.map(({ code, isTrusted, ...device }) => ({
      ...device,
      isThis: device.deviceId === session.deviceId,
      ...(isTrusted ? {} : { deviceCode: code }),
    })),
  }
}
