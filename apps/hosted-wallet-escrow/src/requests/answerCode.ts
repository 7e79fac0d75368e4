import { timingSafeEqual } from 'node:crypto'
import type {
  WalletEscrowBody,
  WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import { giveBack, takeFrom } from '@hasp/service-frame/limits'
import { queueMail } from '@hasp/service-frame/mail'
import { fromNow, isAhead } from '@hasp/service-frame/moments'
import { counters } from '@hasp/service-frame/tables'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { attempts, deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'
import { emailPurpose } from '../keys/purposes.js'
import { holdMail } from '../mail/holdMail.js'
import { findRestoredHoldMs } from '../restore/findRestoredHoldMs.js'
import {
  collectLifeMs,
  triesPerCode,
  tryLimits,
  wrongRowBucket,
} from './attemptLimits.js'
import { cancelUrl } from './cancelLink.js'
import { codeMac } from './codeMac.js'

type Reply = WalletEscrowReply<'answer'>

/**
 * Compares a code, counted before the comparison. The right one begins the
 * escrow's own hold: by its own clock, and by what its own nodes say of the
 * wallet.
 */
export async function answerCode(
  escrow: Escrow,
  { attempt: token, code }: WalletEscrowBody<'answer'>,
): Promise<Reply> {
  const { database, secrets } = escrow
  const isLive = and(
    eq(attempts.tokenHash, secrets.mac('attempt', token)),
    isNull(attempts.provedAt),
    isAhead(attempts.expiresAt),
  )
  const [asked] = await database.select().from(attempts).where(isLive)
  if (!asked) return { outcome: 'CODE_EXPIRED' }
  const refusal = await takeFrom(database, tryLimits(asked))
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }

  const [attempt] = await database
    .update(attempts)
    .set({ tries: sql`${attempts.tries} + 1` })
    .where(and(isLive, lt(attempts.tries, triesPerCode)))
    .returning()
  if (!attempt) return { outcome: 'CODE_EXPIRED' }
  const given = codeMac(secrets, attempt, code)
  if (!attempt.codeMac || !isEqual(attempt.codeMac, given))
    return {
      outcome: 'CODE_INVALID',
      triesLeft: triesPerCode - attempt.tries,
    }

  const [deposit] = await database
    .select()
    .from(deposits)
    .where(eq(deposits.walletId, attempt.walletId))
  if (!deposit) return { outcome: 'CODE_EXPIRED' }
  // Nodes are asked first: no transaction waits for another's machine.
  const holdMs = Math.max(
    await escrow.holds.lengthMs({
      eip155: deposit.addressEip155,
      solana: deposit.addressSolana,
    }),
    await findRestoredHoldMs(database, deposit.createdAt),
  )
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const [proved] = await step
      .update(attempts)
      .set({
        provedAt: sql`now()`,
        holdEndsAt: fromNow(holdMs),
        expiresAt: fromNow(holdMs + collectLifeMs),
      })
      .where(isLive)
      .returning()
    if (!proved) return { outcome: 'CODE_EXPIRED' }
    for (const { bucket } of tryLimits(asked)) await giveBack(step, bucket)
    await step
      .delete(counters)
      .where(eq(counters.bucket, wrongRowBucket(asked)))
    const mail = holdMail({
      walletName: escrow.walletName,
      deviceName: proved.deviceName,
      to: secrets.open(emailPurpose, deposit.emailSealed),
      holdEndsAt: proved.holdEndsAt ?? new Date(escrow.clock.now()),
      cancelUrl: cancelUrl(escrow, proved.id),
      locale: deposit.locale,
    })
    await queueMail(escrow, step, mail, collectLifeMs)
    return { outcome: 'PROVED', holdEndsAfterMs: holdMs }
  })
  escrow.wakeMailer()
  return reply
}

function isEqual(expected: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
