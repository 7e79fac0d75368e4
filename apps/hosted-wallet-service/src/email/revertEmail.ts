import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, eq, gte, ne, notExists, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { isAhead } from '../database/moments.js'
import {
  challenges,
  emailChanges,
  mailboxMoves,
  sessions,
  users,
  wallets,
} from '../database/tables.js'
import { endDevice } from '../devices/endDevice.js'
import type { Service } from '../Service.js'
import { freezeWallet } from '../wallets/frozenForMs.js'
import { mailEmailNotices } from './mailEmailNotices.js'

type Change = typeof emailChanges.$inferSelect

/**
 * Gives an address back to the mailbox that had it before: whoever reads that
 * one says that the change was not theirs. Everybody is signed out, and the
 * device that made the change is ended. Later changes go with it, and a move to
 * another address, so that none
 * of them is taken back to; an earlier one may still be. The link does nothing
 * more, and says so as long as the address is the one of before.
 */
export async function revertEmail(
  service: Service,
  { locale, token }: WalletServiceBody<'revertEmail'>,
): Promise<WalletServiceReply<'revertEmail'>> {
  const { database, secrets } = service
  const reply = await database.transaction(async (step) => {
    const [found] = await step
      .select({
        change: emailChanges,
        emailHash: users.emailHash,
        projectId: users.projectId,
      })
      .from(emailChanges)
      .innerJoin(users, eq(users.id, emailChanges.userId))
      .where(
        and(
          eq(emailChanges.revertHash, secrets.mac('email-revert', token)),
          isAhead(emailChanges.expiresAt),
        ),
      )
      .for('update')
    if (!found) return { isReverted: false }
    const { change, emailHash, projectId } = found
    const { oldEmailHash, oldEmailSealed, userId } = change
    // Pressed again after an answer that was lost: it is as it was said to be.
    if (change.newEmailHash === oldEmailHash)
      return { isReverted: emailHash === oldEmailHash }
    await step.delete(users).where(isEmptyAt(step, change, projectId))
    await step
      .update(users)
      .set({ emailHash: oldEmailHash, emailSealed: oldEmailSealed })
      .where(eq(users.id, userId))
    await mailEmailNotices(service, step, {
      ...{ change, locale, projectId },
      type: 'reverted',
    })
    await step
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(eq(sessions.userId, userId))
    await endDevice(step, change)
    await step.delete(mailboxMoves).where(eq(mailboxMoves.userId, userId))
    await step
      .delete(emailChanges)
      .where(
        and(
          eq(emailChanges.userId, userId),
          ne(emailChanges.id, change.id),
          gte(emailChanges.createdAt, change.createdAt),
        ),
      )
    // From here on it leads from the address to itself: it is over.
    await step
      .update(emailChanges)
      .set({ newEmailHash: oldEmailHash, newEmailSealed: oldEmailSealed })
      .where(eq(emailChanges.id, change.id))
    await step
      .delete(challenges)
      .where(
        and(
          eq(challenges.projectId, projectId),
          eq(challenges.emailHash, change.newEmailHash),
        ),
      )
    await freezeWallet(step, userId)
    await noteEvent(service, step, userId, { event: 'emailReverted' })
    return { isReverted: true }
  })
  service.wakeMailer()
  return reply
}

/**
 * Who signed in with the address meanwhile; no wallet was made with it, for it
 * was kept (`reservedForMs`).
 */
function isEmptyAt(
  database: Pick<Database, 'select'>,
  { oldEmailHash }: Change,
  projectId: string,
) {
  return and(
    eq(users.projectId, projectId),
    eq(users.emailHash, oldEmailHash),
    notExists(
      database
        .select({ id: wallets.id })
        .from(wallets)
        .where(eq(wallets.userId, users.id)),
    ),
  )
}
