import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { HttpProblem } from '@hasp/service-frame'
import { and, eq, ne } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { devices, drafts, recoveries, wallets } from '../database/tables.js'
import { insertProof } from '../lostMailbox/keepProofKey.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from './readWalletState.js'

/**
 * Makes the drafted wallet the visitor's: address, device and recovery in one
 * transaction, or nothing. Asked again with the same draft it says so again.
 */
export async function keepWallet(
  service: Service,
  session: Session,
  body: WalletServiceBody<'keepWallet'>,
): Promise<WalletServiceReply<'keepWallet'>> {
  const { deviceId, userId } = session
  return await service.database.transaction(async (step) => {
    const [draft] = await step
      .select()
      .from(drafts)
      .where(and(eq(drafts.deviceId, deviceId)))
      .for('update')
    const [made] = await step
      .select({ id: wallets.id })
      .from(wallets)
      .where(eq(wallets.userId, userId))
    if (made)
      return made.id === body.walletId
        ? { outcome: 'KEPT', state: await readWalletState(step, deviceId) }
        : { outcome: 'EXISTS' }
    if (
      draft?.walletId !== body.walletId ||
      draft.recoveryId !== body.recovery.recoveryId
    )
      throw new HttpProblem(400, 'BODY_INVALID')

    const [wallet] = await step
      .insert(wallets)
      .values({
        id: body.walletId,
        userId,
        addressEip155: body.addresses.eip155,
        addressSolana: body.addresses.solana,
        mode: body.mode,
      })
      .onConflictDoNothing()
      .returning({ id: wallets.id })
    if (!wallet) return { outcome: 'EXISTS' }
    await step.insert(recoveries).values({
      id: body.recovery.recoveryId,
      walletId: body.walletId,
      halfSealed: draft.recoveryHalfSealed,
      envelope: body.recovery.envelope,
      version: body.recovery.version,
      parameters: JSON.stringify(body.recovery.parameters),
    })
    const { parameters, proofKey, recoveryId } = body.recovery
    if (proofKey !== undefined && parameters.type !== 'escrow')
      await insertProof(step, service.secrets, { proofKey, recoveryId, userId })
    const [device] = await step
      .update(devices)
      .set({
        serverHalfSealed: draft.serverHalfSealed,
        envelope: body.device.envelope,
        envelopeVersion: body.device.version,
      })
      .where(eq(devices.id, deviceId))
      .returning({ name: devices.name })
    // Another that signed in while there was no wallet has proved a mailbox
    // and nothing else.
    await step
      .update(devices)
      .set({ isTrusted: false })
      .where(and(eq(devices.userId, userId), ne(devices.id, deviceId)))
    await step.delete(drafts).where(eq(drafts.deviceId, deviceId))
    const state = await readWalletState(step, deviceId)
    await noteEvent(service, step, userId, {
      event: 'walletMade',
      device: device?.name ?? '',
    })
    return { outcome: 'KEPT', state }
  })
}
