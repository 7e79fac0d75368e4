import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { fromNow } from '../database/moments.js'
import {
  challenges,
  devices,
  emailChanges,
  sessions,
  users,
} from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { freezeWallet } from '../wallets/frozenForMs.js'
import { revertMs } from './emailTimes.js'
import { mailEmailNotices } from './mailEmailNotices.js'
import { reservedForMs } from './reservedForMs.js'

type Reply = WalletServiceReply<'answerEmailCode'>

/**
 * Both mailboxes have proved themselves: the new address opens the wallet from
 * now on, all of it in one transaction. Who is signed in elsewhere is not any
 * more, but for trusted devices that wait for this; a device that waits to be
 * trusted had the old mailbox at most, and begins anew.
 */
export async function finishEmailChange(
  service: Service,
  { deviceId, id: sessionId, userId }: Session,
  {
    change,
    isSame,
    locale,
  }: {
    readonly change: typeof emailChanges.$inferSelect
    /** That the change still waits for this code. */
    readonly isSame: SQL | undefined
    readonly locale: string | undefined
  },
): Promise<Reply> {
  const { database, randomBytes, secrets } = service
  const revertToken = Buffer.from(randomBytes(32)).toString('base64url')
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const [user] = await step
      .select()
      .from(users)
      .where(
        and(eq(users.id, userId), eq(users.emailHash, change.oldEmailHash)),
      )
      .for('update')
    if (!user) return { outcome: 'CODE_EXPIRED' }
    const { projectId } = user
    const wanted = { projectId, emailHash: change.newEmailHash, userId }
    if (await isTaken(step, wanted)) return { outcome: 'TAKEN' }
    const [won] = await step
      .update(emailChanges)
      .set({
        stage: 'done',
        changedAt: sql`now()`,
        revertHash: secrets.mac('email-revert', revertToken),
        expiresAt: fromNow(revertMs),
      })
      .where(isSame)
      .returning({ id: emailChanges.id })
    if (!won) return { outcome: 'CODE_EXPIRED' }
    await step
      .update(users)
      .set({
        emailHash: change.newEmailHash,
        emailSealed: change.newEmailSealed,
      })
      .where(eq(users.id, userId))
    await endElsewhere(step, { deviceId, sessionId, userId })
    // Codes that were mailed to the old mailbox sign nobody in any more.
    await step
      .delete(challenges)
      .where(
        and(
          eq(challenges.projectId, projectId),
          eq(challenges.emailHash, change.oldEmailHash),
        ),
      )
    await freezeWallet(step, userId)
    await mailEmailNotices(service, step, {
      ...{ change, deviceId, locale, projectId, revertToken },
      type: 'changed',
    })
    await noteEvent(service, step, userId, { event: 'emailChanged' })
    const email = secrets.open('users.email', change.newEmailSealed)
    return { outcome: 'CHANGED', email }
  })
  service.wakeMailer()
  return reply
}

/** Another user has the address, or may take it back. */
async function isTaken(
  database: Pick<Database, 'select'>,
  of: { projectId: string; emailHash: string; userId: string },
): Promise<boolean> {
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.projectId, of.projectId),
        eq(users.emailHash, of.emailHash),
        ne(users.id, of.userId),
      ),
    )
  return other !== undefined || (await reservedForMs(database, of)) > 0
}

async function endElsewhere(
  database: Pick<Database, 'delete' | 'update'>,
  {
    deviceId,
    sessionId,
    userId,
  }: { deviceId: string; sessionId: string; userId: string },
): Promise<void> {
  await database
    .delete(devices)
    .where(
      and(
        eq(devices.userId, userId),
        ne(devices.id, deviceId),
        or(eq(devices.isTrusted, false), gt(devices.holdEndsAt, sql`now()`)),
      ),
    )
  await database
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.id, sessionId),
        or(
          isNull(sessions.watchesEmailUntil),
          lte(sessions.watchesEmailUntil, sql`now()`),
        ),
      ),
    )
}
