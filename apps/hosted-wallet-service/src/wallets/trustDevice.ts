import {
  trustDeviceText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, lt, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { devices, drafts, wallets } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { isSignedBy } from './isSignedBy.js'
import { readWalletState } from './readWalletState.js'

/**
 * Makes a device that came back by a recovery a full one: the wallet's own key
 * has signed for it, which nobody can who could not open the recovery. Its
 * envelope only counts up, so that an older one never takes a newer one's
 * place. Asked again with the same envelope it says so again.
 */
export async function trustDevice(
  service: Service,
  { deviceId, userId }: Session,
  { envelope, signature, version }: WalletServiceBody<'trustDevice'>,
): Promise<WalletServiceReply<'trustDevice'>> {
  return await service.database.transaction(async (step) => {
    const [wallet] = await step
      .select()
      .from(wallets)
      .where(eq(wallets.userId, userId))
    const [draft] = await step
      .select()
      .from(drafts)
      .where(eq(drafts.deviceId, deviceId))
      .for('update')
    // Asked again after an answer that was lost.
    const [done] = await step
      .select({ id: devices.id })
      .from(devices)
      .where(
        and(
          eq(devices.id, deviceId),
          eq(devices.isTrusted, true),
          eq(devices.envelope, envelope),
          eq(devices.envelopeVersion, version),
        ),
      )
    if (wallet && done)
      return {
        outcome: 'TRUSTED',
        state: await readWalletState(step, deviceId),
      }
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
        // One that has ended by itself is remembered: it freezes the export.
        holdEndsAt: sql`case when ${devices.holdEndsAt} < now() then ${devices.holdEndsAt} end`,
        serverHalfSealed: draft.serverHalfSealed,
        envelope,
        envelopeVersion: version,
      })
      .where(
        and(eq(devices.id, deviceId), lt(devices.envelopeVersion, version)),
      )
      .returning({ name: devices.name })
    if (!trusted) return { outcome: 'REFUSED' }
    await step.delete(drafts).where(eq(drafts.deviceId, deviceId))
    const state = await readWalletState(step, deviceId)
    await noteEvent(service, step, userId, {
      event: 'deviceTrusted',
      device: trusted.name,
    })
    return { outcome: 'TRUSTED', state }
  })
}
