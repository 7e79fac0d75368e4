import {
  addRecoveryText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, eq } from 'drizzle-orm'
import { recoveries, recoveryProofs } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Secrets } from '../secrets/Secrets.js'
import type { Session } from '../tokens/Session.js'
import { frozenForMs } from '../wallets/frozenForMs.js'
import { lockSignedWallet } from '../wallets/lockSignedWallet.js'
import { proofPurpose } from './findProved.js'

/**
 * Keeps by what a way back proves itself that has been there for longer than
 * such keys. The first one stays: no later one takes its place.
 */
export async function keepProofKey(
  { database, secrets }: Service,
  session: Session,
  { proofKey, recoveryId, signature }: WalletServiceBody<'keepProofKey'>,
): Promise<WalletServiceReply<'keepProofKey'>> {
  return await database.transaction(async (step) => {
    const wallet = await lockSignedWallet(step, session, {
      signature,
      textOf: (walletId) => addRecoveryText({ walletId, recoveryId, proofKey }),
    })
    if (!wallet) return { outcome: 'REFUSED' }
    const forMs = await frozenForMs(step, session)
    if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }
    const [way] = await step
      .select({ parameters: recoveries.parameters })
      .from(recoveries)
      .where(
        and(eq(recoveries.id, recoveryId), eq(recoveries.walletId, wallet.id)),
      )
    if (!way || JSON.parse(way.parameters).type === 'escrow')
      return { outcome: 'REFUSED' }
    const { userId } = session
    await insertProof(step, secrets, { proofKey, recoveryId, userId })
    return { outcome: 'KEPT' }
  })
}

/** By what a way back proves itself, from seven days later on. */
export async function insertProof(
  database: Pick<Database, 'insert'>,
  secrets: Secrets,
  {
    proofKey,
    ...of
  }: {
    readonly recoveryId: string
    readonly userId: string
    readonly proofKey: string
  },
): Promise<void> {
  const keySealed = secrets.seal(proofPurpose, proofKey)
  await database
    .insert(recoveryProofs)
    .values({ ...of, keySealed })
    .onConflictDoNothing()
}
