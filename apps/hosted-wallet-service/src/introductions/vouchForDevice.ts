import {
  vouchText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { fromNow, isAhead } from '../database/moments.js'
import { devices, introductions } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { lockSignedWallet } from '../wallets/lockSignedWallet.js'
import { openDraft } from '../wallets/openDraft.js'

/** As long as a code: whoever was vouched for has only to be there. */
const vouchedLifeMs = 10 * 60_000

/**
 * Lets a device of the wallet vouch for the one that it has met, in one step:
 * what opens the wallet is there for it, and its hold is over.
 */
export async function vouchForDevice(
  service: Service,
  session: Session,
  body: WalletServiceBody<'vouchForDevice'>,
): Promise<WalletServiceReply<'vouchForDevice'>> {
  const { database, secrets } = service
  const { deviceId, envelope, sealedHalf, signature, version } = body
  const { recoveryHalf, recoveryId } = openDraft(secrets, body.draft)
  return await database.transaction(async (step) => {
    const [met] = await step
      .select({ name: devices.name, publicKey: introductions.publicKey })
      .from(introductions)
      .innerJoin(devices, eq(devices.id, introductions.deviceId))
      .where(
        and(
          eq(introductions.deviceId, deviceId),
          eq(devices.userId, session.userId),
          eq(introductions.peerId, session.deviceId),
          isNull(introductions.sealedHalf),
          isAhead(introductions.expiresAt),
        ),
      )
      .for('update', { of: introductions })
    const publicKey = met?.publicKey
    const wallet =
      publicKey &&
      (await lockSignedWallet(step, session, {
        signature,
        textOf: (walletId) => vouchText({ walletId, deviceId, publicKey }),
      }))
    if (!wallet) return { outcome: 'REFUSED' }
    await step
      .update(introductions)
      .set({
        recoveryId,
        recoveryHalfSealed: secrets.seal('recoveries.half', recoveryHalf),
        envelope,
        version,
        sealedHalf,
        expiresAt: fromNow(vouchedLifeMs),
      })
      .where(eq(introductions.deviceId, deviceId))
    await step
      .update(devices)
      .set({ holdEndsAt: null })
      .where(eq(devices.id, deviceId))
    await noteEvent(service, step, session.userId, {
      event: 'deviceVouchedFor',
      device: met.name,
    })
    return { outcome: 'VOUCHED' }
  })
}
