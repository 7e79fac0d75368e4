import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { isAhead, sinceMs, untilMs } from '../database/moments.js'
import { devices, introductions } from '../database/tables.js'
import type { Session } from '../tokens/Session.js'
import { deviceStateOf } from '../wallets/readWalletState.js'

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
      isTrusted: devices.isTrusted,
      holdEndsAt: devices.holdEndsAt,
      holdEndsAfterMs: untilMs(devices.holdEndsAt),
      lastUsedBeforeMs: sinceMs(devices.lastUsedAt),
      commitment: introductions.commitment,
    })
    .from(devices)
    .leftJoin(
      introductions,
      and(
        eq(introductions.deviceId, devices.id),
        isNull(introductions.sealedHalf),
        isAhead(introductions.expiresAt),
      ),
    )
    .where(eq(devices.userId, session.userId))
    .orderBy(desc(devices.lastUsedAt))
  return {
    devices: rows.map(
      ({ commitment, holdEndsAfterMs, holdEndsAt, isTrusted, ...device }) => {
        const isHeld = holdEndsAt !== null && holdEndsAfterMs > 0
        return {
          ...device,
          isThis: device.deviceId === session.deviceId,
          deviceState: deviceStateOf({ isTrusted, isHeld }),
          ...(isHeld && { holdEndsAfterMs }),
          ...(commitment !== null && { commitment }),
        }
      },
    ),
  }
}
