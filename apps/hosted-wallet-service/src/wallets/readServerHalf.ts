import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { eq } from 'drizzle-orm'
import { untilMs } from '../database/moments.js'
import { devices } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'

/**
 * The service's half for the device that asks. A hold is nothing but this
 * being withheld: a program of a thief's own gets no further.
 */
export async function readServerHalf(
  { database, secrets }: Service,
  { deviceId }: Session,
): Promise<WalletServiceReply<'readServerHalf'>> {
  const [device] = await database
    .select({
      isTrusted: devices.isTrusted,
      serverHalfSealed: devices.serverHalfSealed,
      holdEndsAt: devices.holdEndsAt,
      holdEndsAfterMs: untilMs(devices.holdEndsAt),
    })
    .from(devices)
    .where(eq(devices.id, deviceId))
  if (device?.holdEndsAt && device.holdEndsAfterMs > 0)
    return { outcome: 'HELD', holdEndsAfterMs: device.holdEndsAfterMs }
  if (!device?.isTrusted || !device.serverHalfSealed)
    return { outcome: 'WAITING' }
  return {
    outcome: 'HALF',
    serverHalf: secrets.open('devices.half', device.serverHalfSealed),
  }
}
