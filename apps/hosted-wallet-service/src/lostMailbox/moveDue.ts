import type { Database } from '@hasp/service-frame'
import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import {
  challenges,
  devices,
  emailChanges,
  mailboxMoves,
  sessions,
  users,
  wallets,
} from '../database/tables.js'
import type { Service } from '../Service.js'
import { freezeWallet } from '../wallets/frozenForMs.js'
import { mailMove } from './mailMove.js'

type Parts = Pick<
  Service,
  'database' | 'readOperator' | 'secrets' | 'walletOrigin'
>
type Move = typeof mailboxMoves.$inferSelect

const isDue = and(
  isNull(mailboxMoves.cancelledAt),
  lte(mailboxMoves.dueAt, sql`now()`),
)

/**
 * Moves every wallet whose time to call it off is over.
 * @param newEmailHash of those to this address alone
 */
export async function moveDue(
  parts: Parts,
  newEmailHash?: string,
): Promise<void> {
  const { database } = parts
  const isMeant =
    newEmailHash === undefined
      ? undefined
      : eq(mailboxMoves.newEmailHash, newEmailHash)
  const due = await database
    .select({ userId: mailboxMoves.userId })
    .from(mailboxMoves)
    .where(and(isDue, isMeant))
  for (const { userId } of due)
    await database.transaction(async (step) => {
      const [move] = await step
        .select()
        .from(mailboxMoves)
        .where(and(eq(mailboxMoves.userId, userId), isDue))
        .for('update', { skipLocked: true })
      // It was called off, or another process is at it.
      if (move) await finish(parts, step, move)
    })
}

/**
 * The new address opens the wallet from now on. Everybody is signed out, and
 * who had the old mailbox at most begins anew: devices that were trusted stay
 * so, once they type a code of the new one.
 */
async function finish(parts: Parts, step: Database, move: Move): Promise<void> {
  const { newEmailHash, newEmailSealed, userId } = move
  const [user] = await step
    .select()
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  const isMoved = user && (await clearAddress(step, move, user.projectId))
  if (user)
    await mailMove(parts, step, { userId, type: isMoved ? 'Moved' : 'Taken' })
  await step.delete(mailboxMoves).where(eq(mailboxMoves.userId, userId))
  if (!user) return
  if (!isMoved) {
    await noteEvent(parts, step, userId, { event: 'mailboxMoveCancelled' })
    return
  }
  await step
    .update(users)
    .set({
      emailHash: newEmailHash,
      emailSealed: newEmailSealed,
      locale: move.locale ?? user.locale,
    })
    .where(eq(users.id, userId))
  await step
    .delete(devices)
    .where(
      and(
        eq(devices.userId, userId),
        or(eq(devices.isTrusted, false), gt(devices.holdEndsAt, sql`now()`)),
      ),
    )
  await step
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  await step
    .delete(challenges)
    .where(
      and(
        eq(challenges.projectId, user.projectId),
        eq(challenges.emailHash, user.emailHash),
      ),
    )
  // The mailbox of before takes nothing back any more, nor does a change go on.
  await step.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await freezeWallet(step, userId)
  await noteEvent(parts, step, userId, { event: 'mailboxMoved' })
}

/**
 * Who signed in with the new address meanwhile made no wallet with it, for it
 * was kept (`reservedForMs`); one that was there already keeps its address.
 * @returns whether the address is free
 */
async function clearAddress(
  step: Pick<Database, 'delete' | 'select'>,
  { newEmailHash, userId }: Move,
  projectId: string,
): Promise<boolean> {
  const [other] = await step
    .select({ id: users.id, walletId: wallets.id })
    .from(users)
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(
      and(
        eq(users.projectId, projectId),
        eq(users.emailHash, newEmailHash),
        ne(users.id, userId),
      ),
    )
  if (!other) return true
  if (other.walletId) return false
  await step.delete(users).where(eq(users.id, other.id))
  return true
}
