import {
  trustDeviceText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, lt } from 'drizzle-orm'
import { devices, drafts, wallets } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { isSignedBy } from './isSignedBy.js'
import { readWalletState } from './readWalletState.js'

/**
 * Makes a device that came back by a recovery a full one: the wallet's own key
 * has signed for it, which nobody can who could not open the recovery. Its
 * envelope only counts up, so that an older one never takes a newer one's
 * place.
 */
export async function trustDevice(
  { database }: Service,
  { deviceId, userId }: Session,
  { envelope, signature, version }: WalletServiceBody<'trustDevice'>,
): Promise<WalletServiceReply<'trustDevice'>> {
  return await database.transaction(async (step) => {
    const [wallet] = await step
      .select()
      .from(wallets)
      .where(eq(wallets.userId, userId))
    const [draft] = await step
      .select()
      .from(drafts)
      .where(eq(drafts.deviceId, deviceId))
      .for('update')
    if (
      !wallet ||
      draft?.walletId !== wallet.id ||
      !isSignedBy(
        wallet.addressEip155,
        trustDeviceText({ walletId: wallet.id, deviceId }),
        signature,
      )
    )
      return { outcome: 'REFUSED' }
    const [trusted] = await step
      .update(devices)
      .set({
        isTrusted: true,
        holdEndsAt: null,
        serverHalfSealed: draft.serverHalfSealed,
        envelope,
        envelopeVersion: version,
      })
      .where(
        and(eq(devices.id, deviceId), lt(devices.envelopeVersion, version)),
      )
      .returning({ id: devices.id })
    if (!trusted) return { outcome: 'REFUSED' }
    await step.delete(drafts).where(eq(drafts.deviceId, deviceId))
    return { outcome: 'TRUSTED', state: await readWalletState(step, deviceId) }
  })
}
