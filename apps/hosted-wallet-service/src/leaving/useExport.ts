import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { isAhead } from '../database/moments.js'
import { devices, exportGrants } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { frozenForMs } from '../wallets/frozenForMs.js'
import { mailLeaving } from './mailLeaving.js'

/**
 * Uses up a grant: it is written down and the mailbox is told, in one step, and
 * only then does the device show the words.
 */
export async function useExport(
  service: Service,
  session: Session,
  { grant, locale }: WalletServiceBody<'useExport'>,
): Promise<WalletServiceReply<'useExport'>> {
  const { database, secrets } = service
  const { deviceId, userId } = session
  const isUsed = await database.transaction(async (step) => {
    if ((await frozenForMs(step, session)) > 0) return false
    const [used] = await step
      .update(exportGrants)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(exportGrants.grantHash, secrets.mac('export-grant', grant)),
          eq(exportGrants.deviceId, deviceId),
          isNull(exportGrants.usedAt),
          lte(exportGrants.readyAt, sql`now()`),
          isAhead(exportGrants.expiresAt),
        ),
      )
      .returning({ deviceId: exportGrants.deviceId })
    const [device] = await step
      .select({ name: devices.name })
      .from(devices)
      .where(eq(devices.id, deviceId))
    if (!used || !device) return false
    await mailLeaving(service, step, {
      ...{ locale, userId },
      type: 'keyShown',
      deviceName: device.name,
    })
    await noteEvent(service, step, userId, {
      event: 'keyShown',
      device: device.name,
    })
    return true
  })
  service.wakeMailer()
  return { outcome: isUsed ? 'USED' : 'ENDED' }
}
