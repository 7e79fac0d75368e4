import { timingSafeEqual } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, eq, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { triesPerCode, tryLimits } from '../codes/codeLimits.js'
import { fromNow, isAhead, untilMs } from '../database/moments.js'
import {
  emailChanges,
  mailboxMoves,
  moveChallenges,
  recoveries,
  recoveryProofs,
  users,
  wallets,
} from '../database/tables.js'
import { reservedForMs } from '../email/reservedForMs.js'
import { giveBack, takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import { findObstacle } from './findObstacle.js'
import { mailMove } from './mailMove.js'
import { moveCodeMac } from './mailMoveCode.js'

type Reply = WalletServiceReply<'confirmMove'>
type Challenge = typeof moveChallenges.$inferSelect

/**
 * Compares the code of the new mailbox, counted before the comparison. The
 * right one begins the seven days, of which both mailboxes hear.
 */
export async function confirmMove(
  service: Service,
  { code, moveId }: WalletServiceBody<'confirmMove'>,
  { thumbprint }: { readonly thumbprint: string },
): Promise<Reply> {
  const { database } = service
  const isMine = and(
    eq(moveChallenges.id, moveId),
    eq(moveChallenges.thumbprint, thumbprint),
    isNotNull(moveChallenges.userId),
  )
  const isLive = and(
    isMine,
    isNull(moveChallenges.usedAt),
    isAhead(moveChallenges.codeExpiresAt),
  )
  const [asked] = await database.select().from(moveChallenges).where(isMine)
  if (!asked) return { outcome: 'ENDED' }
  // Asked again after an answer that was lost.
  if (asked.usedAt) return await readBegun(database, moveId)
  const limits = tryLimits({
    ...{ ...asked, emailHash: `move:${asked.newEmailHash}` },
    ...{ knownDeviceId: undefined, mailbox: '', network: '' },
  })
  const refusal = await takeFrom(database, limits)
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const [challenge] = await database
    .update(moveChallenges)
    .set({ tries: sql`${moveChallenges.tries} + 1` })
    .where(and(isLive, lt(moveChallenges.tries, triesPerCode)))
    .returning()
  if (!challenge?.codeMac) return { outcome: 'ENDED' }
  if (!isEqual(challenge.codeMac, moveCodeMac(service, challenge, code)))
    return {
      outcome: 'CODE_INVALID',
      triesLeft: triesPerCode - challenge.tries,
    }
  for (const { bucket } of limits) await giveBack(database, bucket)
  const isSame = and(isLive, eq(moveChallenges.codeMac, challenge.codeMac))
  const reply = await begin(service, challenge, isSame)
  service.wakeMailer()
  return reply
}

async function begin(
  service: Service,
  challenge: Challenge,
  isSame: SQL | undefined,
): Promise<Reply> {
  const { database, moveTimes, randomBytes, secrets } = service
  const { holdMs } = moveTimes
  const { newEmailHash, newEmailSealed, recoveryId, userId } = challenge
  if (!newEmailHash || !newEmailSealed || !recoveryId || !userId)
    return { outcome: 'ENDED' }
  const cancelToken = Buffer.from(randomBytes(32)).toString('base64url')
  return await database.transaction(async (step): Promise<Reply> => {
    if (!(await lock(step, challenge))) return { outcome: 'ENDED' }
    const obstacle = await findObstacle(service.moveTimes, step, {
      userId,
      recoveryId,
    })
    if (obstacle) return obstacle
    const { projectId } = challenge
    if (await isTaken(step, { projectId, emailHash: newEmailHash, userId }))
      return { outcome: 'TAKEN' }
    const [won] = await step
      .update(moveChallenges)
      .set({ usedAt: sql`now()` })
      .where(isSame)
      .returning({ id: moveChallenges.id })
    if (!won) return { outcome: 'ENDED' }
    // One that was called off so long ago that it keeps none any more.
    await step.delete(mailboxMoves).where(eq(mailboxMoves.userId, userId))
    await step.insert(mailboxMoves).values({
      ...{ id: won.id, newEmailHash, newEmailSealed, userId },
      deviceName: challenge.deviceName,
      locale: challenge.locale,
      cancelHash: secrets.mac('move-cancel', cancelToken),
      dueAt: fromNow(holdMs),
    })
    await step
      .delete(emailChanges)
      .where(
        and(eq(emailChanges.userId, userId), ne(emailChanges.stage, 'done')),
      )
    await mailMove(service, step, { userId, type: 'Asked', cancelToken })
    await noteEvent(service, step, userId, {
      event: 'mailboxMoveAsked',
      device: challenge.deviceName,
    })
    return { outcome: 'WAITING', movedAfterMs: holdMs }
  })
}

/** Whoever moves, changes or leaves the same wallet waits here. */
async function lock(
  step: Pick<Database, 'select'>,
  { emailHash, recoveryId, userId }: Challenge,
): Promise<boolean> {
  if (!recoveryId || !userId) return false
  const [user] = await step
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailHash, emailHash)))
    .for('update')
  await step
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.userId, userId))
    .for('update')
  const [way] = await step
    .select({ id: recoveries.id })
    .from(recoveries)
    .innerJoin(recoveryProofs, eq(recoveryProofs.recoveryId, recoveries.id))
    .where(eq(recoveries.id, recoveryId))
  return user !== undefined && way !== undefined
}

/** Another user has a wallet with the address, or gets it, or had it. */
async function isTaken(
  database: Pick<Database, 'select'>,
  of: { projectId: string; emailHash: string; userId: string },
): Promise<boolean> {
  const [other] = await database
    .select({ id: wallets.id })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.id))
    .where(
      and(
        eq(users.projectId, of.projectId),
        eq(users.emailHash, of.emailHash),
        ne(users.id, of.userId),
      ),
    )
  return other !== undefined || (await reservedForMs(database, of)) > 0
}

async function readBegun(
  database: Pick<Database, 'select'>,
  moveId: string,
): Promise<Reply> {
  const [move] = await database
    .select({ movedAfterMs: untilMs(mailboxMoves.dueAt) })
    .from(mailboxMoves)
    .where(and(eq(mailboxMoves.id, moveId), isNull(mailboxMoves.cancelledAt)))
  return move ? { outcome: 'WAITING', ...move } : { outcome: 'ENDED' }
}

function isEqual(expected: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
