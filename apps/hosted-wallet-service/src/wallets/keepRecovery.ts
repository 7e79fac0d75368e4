import {
  addRecoveryText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { HttpProblem } from '@hasp/service-frame'
import { count, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recoveries } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Secrets } from '../secrets/Secrets.js'
import type { Session } from '../tokens/Session.js'
import { draftPurpose } from './draftRecovery.js'
import { lockSignedWallet } from './lockSignedWallet.js'
import { readWalletState } from './readWalletState.js'

/** More than anybody has; each is one more door. */
const mostWays = 6

const draftSchema = v.strictObject({
  recoveryId: v.pipe(v.string(), v.uuid()),
  recoveryHalf: v.string(),
})

/**
 * Keeps one more way back to a wallet. Whoever asks has the wallet open on a
 * trusted device: its own key has signed. Asked again with the same draft it
 * says so again.
 */
export async function keepRecovery(
  { database, secrets }: Service,
  session: Session,
  body: WalletServiceBody<'keepRecovery'>,
): Promise<WalletServiceReply<'keepRecovery'>> {
  const { recoveryHalf, recoveryId } = openDraft(secrets, body.draft)
  return await database.transaction(async (step) => {
    const wallet = await lockSignedWallet(step, session, {
      signature: body.signature,
      textOf: (walletId) => addRecoveryText({ walletId, recoveryId }),
    })
    if (!wallet) return { outcome: 'REFUSED' }
    const [ways] = await step
      .select({ count: count() })
      .from(recoveries)
      .where(eq(recoveries.walletId, wallet.id))
    if (ways && ways.count >= mostWays) return { outcome: 'REFUSED' }
    await step
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
    return {
      outcome: 'KEPT',
      state: await readWalletState(step, session.deviceId),
    }
  })
}

function openDraft(secrets: Secrets, draft: string) {
  try {
    return v.parse(draftSchema, JSON.parse(secrets.open(draftPurpose, draft)))
  } catch (cause) {
    throw new HttpProblem(400, 'BODY_INVALID', { cause })
  }
}
