import { type Database, errorFields } from '@hasp/service-frame'
import { and, eq, lte, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import {
  audit,
  challenges,
  deletions,
  denials,
  mailboxMoves,
  moveChallenges,
  outcomes,
  recoveryProofs,
  rendezvous,
  users,
} from '../database/tables.js'
import type { Service } from '../Service.js'
import { carryToEscrow } from '../wallets/carryToEscrow.js'
import { mailLeaving } from './mailLeaving.js'

/** What the log says of a user who was deleted. */
export const deletedEvent = 'user deleted'

type Parts = Pick<
  Service,
  'database' | 'escrowUrl' | 'log' | 'readOperator' | 'secrets' | 'walletOrigin'
>

/** Deletes every user whose time to call it off is over. */
export async function deleteDue(parts: Parts): Promise<void> {
  const { database } = parts
  const due = await database
    .select({
      userId: deletions.userId,
      sealed: deletions.sealedForEscrow,
    })
    .from(deletions)
    .where(lte(deletions.dueAt, sql`now()`))
  for (const { sealed, userId } of due) {
    // While the escrow is away, it is tried again at the next look.
    if (sealed !== null && !(await isEscrowTold(parts, sealed))) continue
    const isDeleted = await database.transaction(async (step) => {
      const [mine] = await step
        .select({ user: users })
        .from(deletions)
        .innerJoin(users, eq(users.id, deletions.userId))
        .where(
          and(eq(deletions.userId, userId), lte(deletions.dueAt, sql`now()`)),
        )
        .for('update', { skipLocked: true })
      // It was called off, or another process is at it.
      if (mine) await deleteUser(parts, step, mine.user)
      return mine !== undefined
    })
    // A backup of before does not know of it.
    if (isDeleted) parts.log({ event: deletedEvent, userId })
  }
}

/** What the escrow cannot open was sealed to a key that it has not any more. */
async function isEscrowTold(
  { escrowUrl, log }: Parts,
  sealed: string,
): Promise<boolean> {
  if (escrowUrl === undefined) return true
  try {
    const { ok, status } = await carryToEscrow(escrowUrl, sealed)
    if (ok || status === 400) return true
    log({ event: 'escrow failed', status })
  } catch (error) {
    log({ event: 'escrow failed', ...errorFields(error) })
  }
  return false
}

/**
 * Halves, envelopes, devices and tokens go with the user. Of the record the
 * hashes stay, and nothing that they told.
 */
async function deleteUser(
  parts: Parts,
  step: Database,
  { emailHash, id: userId, projectId }: typeof users.$inferSelect,
): Promise<void> {
  await mailLeaving(parts, step, { userId, type: 'deleted', locale: undefined })
  for (const table of [challenges, denials, moveChallenges])
    await step
      .delete(table)
      .where(
        and(eq(table.projectId, projectId), eq(table.emailHash, emailHash)),
      )
  for (const table of [mailboxMoves, outcomes, recoveryProofs, rendezvous])
    await step.delete(table).where(eq(table.userId, userId))
  await step.delete(users).where(eq(users.id, userId))
  await step
    .update(audit)
    .set({ details: null })
    .where(eq(audit.userId, userId))
  await noteEvent(parts, step, userId, { event: 'deleted' })
}
