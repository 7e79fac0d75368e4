import {
  removeRecoveryText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { recoveries, recoveryProofs } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { frozenForMs } from './frozenForMs.js'
import { lockSignedWallet } from './lockSignedWallet.js'
import { readWalletState } from './readWalletState.js'

/**
 * Takes a passkey away as a way back; the recovery password stays. Asked
 * again it says so again.
 */
export async function removeRecovery(
  service: Service,
  session: Session,
  { recoveryId, signature }: WalletServiceBody<'removeRecovery'>,
): Promise<WalletServiceReply<'removeRecovery'>> {
  return await service.database.transaction(async (step) => {
    const wallet = await lockSignedWallet(step, session, {
      signature,
      textOf: (walletId) => removeRecoveryText({ walletId, recoveryId }),
    })
    if (!wallet) return { outcome: 'REFUSED' }
    const forMs = await frozenForMs(step, session)
    if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }
    const isOne = and(
      eq(recoveries.walletId, wallet.id),
      eq(recoveries.id, recoveryId),
    )
    const [way] = await step.select().from(recoveries).where(isOne)
    if (way && JSON.parse(way.parameters).type !== 'passkey')
      return { outcome: 'REFUSED' }
    await step.delete(recoveries).where(isOne)
    if (way)
      await step
        .delete(recoveryProofs)
        .where(eq(recoveryProofs.recoveryId, recoveryId))
    const state = await readWalletState(step, session.deviceId)
    if (way)
      await noteEvent(service, step, session.userId, {
        event: 'wayBackRemoved',
      })
    return { outcome: 'REMOVED', state }
  })
}
