import {
  addRecoveryText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { count, eq } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { recoveries } from '../database/tables.js'
import { insertProof } from '../lostMailbox/keepProofKey.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { frozenForMs } from './frozenForMs.js'
import { lockSignedWallet } from './lockSignedWallet.js'
import { openDraft } from './openDraft.js'
import { readWalletState } from './readWalletState.js'

/** More than anybody has; each is one more door. */
const mostWays = 6

/**
 * Keeps one more way back to a wallet. Whoever asks has the wallet open on a
 * trusted device: its own key has signed. Asked again with the same draft it
 * says so again.
 */
export async function keepRecovery(
  service: Service,
  session: Session,
  body: WalletServiceBody<'keepRecovery'>,
): Promise<WalletServiceReply<'keepRecovery'>> {
  const { database, secrets } = service
  const { recoveryHalf, recoveryId } = openDraft(secrets, body.draft)
  return await database.transaction(async (step) => {
    const wallet = await lockSignedWallet(step, session, {
      signature: body.signature,
      textOf: (walletId) =>
        addRecoveryText({ walletId, recoveryId, proofKey: body.proofKey }),
    })
    if (!wallet) return { outcome: 'REFUSED' }
    const forMs = await frozenForMs(step, session)
    if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }
    const [ways] = await step
      .select({ count: count() })
      .from(recoveries)
      .where(eq(recoveries.walletId, wallet.id))
    if (ways && ways.count >= mostWays) return { outcome: 'REFUSED' }
    const [added] = await step
      .insert(recoveries)
      .values({
        id: recoveryId,
        walletId: wallet.id,
        halfSealed: secrets.seal('recoveries.half', recoveryHalf),
        envelope: body.envelope,
        version: body.version,
        parameters: JSON.stringify(body.parameters),
      })
      .onConflictDoNothing()
      .returning({ id: recoveries.id })
    const { userId } = session
    const { proofKey } = body
    if (added && proofKey !== undefined)
      await insertProof(step, secrets, { proofKey, recoveryId, userId })
    const state = await readWalletState(step, session.deviceId)
    if (added)
      await noteEvent(service, step, userId, {
        event: 'wayBackAdded',
        way: body.parameters.type,
      })
    return { outcome: 'KEPT', state }
  })
}
