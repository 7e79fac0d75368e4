import { randomBytes } from 'node:crypto'
import type { Database } from '@hasp/service-frame'
import { isHome, moveHome } from '@hasp/service-frame/restore'
import { eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import {
  audit,
  challenges,
  deletions,
  devices,
  emailChanges,
  exportGrants,
  mailboxMoves,
  moveChallenges,
  outbox,
  sessions,
  users,
} from '../database/tables.js'
import { mailLeaving } from '../leaving/mailLeaving.js'
import type { Service } from '../Service.js'

type Parts = Pick<
  Service,
  'database' | 'readOperator' | 'secrets' | 'walletOrigin'
>

/** What a restored database had to give up. */
export interface Settled {
  /** The newest moment that it knows of. */
  readonly newest: Date | undefined
  readonly sessionsEnded: number
  readonly devicesDropped: number
  readonly changesDropped: number
  /** To another address, from a lost one. */
  readonly movesDropped: number
  /** Called off: nobody knows whether their owner has done so since. */
  readonly deletionsDropped: number
  /** To be deleted again at once, as they were. */
  readonly usersDeleted: number
  readonly mailsDropped: number
}

/**
 * Ends what may not go on in a database that was restored: what was ended,
 * denied or taken back since the backup is not known to it. Who was signed in
 * signs in again, and a device that waited waits anew: its owner may have said
 * no, and hears of it again.
 * @param deletedIds users who were deleted since the backup
 * @returns undefined for a database that is where it was
 */
export async function settleRestored(
  parts: Parts,
  deletedIds: readonly string[],
): Promise<Settled | undefined> {
  return await parts.database.transaction(async (step) => {
    if (await isHome(step)) return undefined
    const newest = await readNewest(step)
    const ended = await step
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(isNull(sessions.endedAt))
      .returning({ id: sessions.id })
    const waiting = await step
      .delete(devices)
      .where(eq(devices.isTrusted, false))
      .returning({ id: devices.id })
    const changes = await step
      .delete(emailChanges)
      .where(sql`${emailChanges.stage} <> 'done'`)
      .returning({ id: emailChanges.id })
    const moves = await step
      .delete(mailboxMoves)
      .where(isNull(mailboxMoves.cancelledAt))
      .returning({ userId: mailboxMoves.userId })
    for (const table of [challenges, moveChallenges]) await step.delete(table)
    // What was shown once may have been shown since.
    await step.delete(exportGrants)
    const mails = await step.delete(outbox).returning({ id: outbox.id })
    const usersDeleted = await deleteAgain(step, deletedIds)
    const deletionsDropped = await callOff(parts, step, deletedIds)
    await moveHome(step)
    return {
      newest,
      sessionsEnded: ended.length,
      devicesDropped: waiting.length,
      changesDropped: changes.length,
      movesDropped: moves.length,
      deletionsDropped,
      usersDeleted,
      mailsDropped: mails.length,
    }
  })
}

/** By the next look of the service, and nobody can call it off. */
async function deleteAgain(
  step: Pick<Database, 'insert' | 'select'>,
  deletedIds: readonly string[],
): Promise<number> {
  const there = await step
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.id, [...deletedIds]))
  const dueAt = sql`now()`
  for (const { userId } of there)
    await step
      .insert(deletions)
      .values({
        userId,
        cancelHash: randomBytes(32).toString('base64url'),
        dueAt,
      })
      .onConflictDoUpdate({ target: deletions.userId, set: { dueAt } })
  return there.length
}

/** Of every other that was under way its owner hears that it is not any more. */
async function callOff(
  parts: Parts,
  step: Database,
  deletedIds: readonly string[],
): Promise<number> {
  const dropped = await step
    .delete(deletions)
    .where(notInArray(deletions.userId, [...deletedIds]))
    .returning({ userId: deletions.userId })
  for (const { userId } of dropped) {
    await mailLeaving(parts, step, {
      userId,
      type: 'deletionCancelled',
      locale: undefined,
    })
    await noteEvent(parts, step, userId, { event: 'deletionCancelled' })
  }
  return dropped.length
}

async function readNewest(
  database: Pick<Database, 'select'>,
): Promise<Date | undefined> {
  const [found] = await database
    .select({
      newestMs: sql<number | null>`extract(epoch from greatest(
        (select max(${users.createdAt}) from ${users}),
        (select max(${devices.lastUsedAt}) from ${devices}),
        (select max(${sessions.refreshedAt}) from ${sessions}),
        (select max(${challenges.createdAt}) from ${challenges}),
        (select max(${audit.at}) from ${audit})
      )) * 1000`,
    })
    .from(sql`(select 1) as one`)
  const newestMs = found?.newestMs
  return newestMs === null || newestMs === undefined
    ? undefined
    : new Date(Number(newestMs))
}
