import { timingSafeEqual } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, lt, sql } from 'drizzle-orm'
import { triesPerCode } from '../codes/codeLimits.js'
import { isAhead } from '../database/moments.js'
import { emailChanges } from '../database/tables.js'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { emailTryLimits, forgetTry, takeEmailSend } from './changeAskers.js'
import { finishEmailChange } from './finishEmailChange.js'
import { findLiveChange, isLiveFor } from './liveChange.js'
import { emailCodeMac, mailEmailCode } from './mailEmailCode.js'

type Reply = WalletServiceReply<'answerEmailCode'>

/**
 * Compares the code of one mailbox. As at a sign-in, every limit is counted
 * before the comparison. A code counts at its own step alone, on the device
 * that has begun the change, once.
 */
export async function answerEmailCode(
  service: Service,
  session: Session,
  { code, locale, mailbox }: WalletServiceBody<'answerEmailCode'>,
  network: string,
): Promise<Reply> {
  const { database } = service
  const found = await findLiveChange(database, session)
  if (found?.mailbox !== mailbox) return { outcome: 'CODE_EXPIRED' }
  const limits = emailTryLimits(service, { ...found.change, stage: mailbox })
  const { lock, tries } = limits
  const refusal = await takeFrom(database, [...tries, ...(lock ? [lock] : [])])
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const isHere = and(
    isLiveFor(session),
    eq(emailChanges.id, found.change.id),
    eq(emailChanges.stage, mailbox),
    isAhead(emailChanges.codeExpiresAt),
  )
  const [change] = await database
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(and(isHere, lt(emailChanges.tries, triesPerCode)))
    .returning()
  if (!change) return { outcome: 'CODE_EXPIRED' }
  const expected = emailCodeMac(service, change, mailbox, code)
  if (!isEqual(change.codeMac, expected))
    return {
      outcome: 'CODE_INVALID',
      triesLeft: triesPerCode - change.tries,
    }

  await forgetTry(service, limits)
  const isSame = and(isHere, eq(emailChanges.codeMac, change.codeMac))
  if (mailbox === 'new')
    return await finishEmailChange(service, session, { change, isSame, locale })
  const paused = await takeEmailSend(
    service,
    { ...change, stage: 'new' },
    { network, projectId: found.projectId },
  )
  if (paused) return { outcome: 'TRY_LATER', retryAfterMs: paused.retryAfterMs }
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const [still] = await step
      .select({ id: emailChanges.id })
      .from(emailChanges)
      .where(isSame)
      .for('update')
    if (!still) return { outcome: 'CODE_EXPIRED' }
    const next = await mailEmailCode(service, step, {
      ...{ change, locale },
      mailbox: 'new',
    })
    return { outcome: 'SENT', ...next }
  })
  service.wakeMailer()
  return reply
}

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
