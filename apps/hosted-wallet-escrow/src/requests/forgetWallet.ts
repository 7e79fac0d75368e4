import {
  escrowForgetText,
  type WalletEscrowBody,
  type WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import { eq } from 'drizzle-orm'
import { attempts, deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'
import { isSignedBy } from '../keys/isSignedBy.js'
import { forgottenEvent } from '../restore/journalEvents.js'

/**
 * Deletes all that is kept of a wallet, its mailbox included: the wallet's own
 * key has signed for it. Whoever carries it may do so late, and no earlier than
 * the visitor asked for it.
 */
export async function forgetWallet(
  { database, log }: Escrow,
  { signature, walletId }: WalletEscrowBody<'forget'>,
): Promise<WalletEscrowReply<'forget'>> {
  const reply = await database.transaction(
    async (step): Promise<WalletEscrowReply<'forget'>> => {
      const [deposit] = await step
        .select({ publicKey: deposits.publicKey })
        .from(deposits)
        .where(eq(deposits.walletId, walletId))
        .for('update')
      const text = escrowForgetText({ walletId })
      if (!deposit || !isSignedBy(deposit.publicKey, text, signature))
        return { outcome: 'REFUSED' }
      await step.delete(attempts).where(eq(attempts.walletId, walletId))
      await step.delete(deposits).where(eq(deposits.walletId, walletId))
      return { outcome: 'FORGOTTEN' }
    },
  )
  // A backup of before does not know of it.
  if (reply.outcome === 'FORGOTTEN') log({ event: forgottenEvent, walletId })
  return reply
}
