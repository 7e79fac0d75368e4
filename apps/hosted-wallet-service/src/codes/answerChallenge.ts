import { timingSafeEqual } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { isAhead } from '../database/moments.js'
import { challenges, counters } from '../database/tables.js'
import { findKnownDevice } from '../devices/findKnownDevice.js'
import { registerDevice } from '../devices/registerDevice.js'
import { findHoldMs } from '../holds/findHoldMs.js'
import { giveBack, takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import { issueTokens } from '../tokens/issueTokens.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { type Asker, lockLimit, triesPerCode, tryLimits } from './codeLimits.js'
import { codeMac } from './codeMac.js'

type Reply = WalletServiceReply<'answerChallenge'>

/**
 * Compares a code. Every limit is counted before the comparison, in one
 * statement each: of any number of tries at once, five are compared and one
 * wins.
 */
export async function answerChallenge(
  service: Service,
  { challengeId, code }: WalletServiceBody<'answerChallenge'>,
  thumbprint: string,
): Promise<Reply> {
  const { database, secrets } = service
  const isLive = and(
    eq(challenges.id, challengeId),
    eq(challenges.thumbprint, thumbprint),
    isNull(challenges.usedAt),
    isAhead(challenges.expiresAt),
  )
  const [asked] = await database.select().from(challenges).where(isLive)
  if (!asked) return { outcome: 'CODE_EXPIRED' }

  const known = await findKnownDevice(database, { ...asked, thumbprint })
  const asker: Asker = {
    projectId: asked.projectId,
    mailbox: '',
    emailHash: asked.emailHash,
    knownDeviceId: known?.id,
    network: '',
  }
  const lock = lockLimit(asker)
  const limits = [...tryLimits(asker), ...(lock ? [lock] : [])]
  const refusal = await takeFrom(database, limits)
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }

  const [challenge] = await database
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(isLive, lt(challenges.tries, triesPerCode)))
    .returning()
  if (!challenge) return { outcome: 'CODE_EXPIRED' }
  const isRight = isEqual(challenge.codeMac, codeMac(secrets, challenge, code))
  if (!isRight)
    return {
      outcome: 'CODE_INVALID',
      triesLeft: triesPerCode - challenge.tries,
    }

  // Nodes are asked first: no transaction waits for another's machine.
  const holdMs = await findHoldMs(service, { ...challenge, thumbprint })
  return await database.transaction(async (step) => {
    const [won] = await step
      .update(challenges)
      .set({ usedAt: sql`now()` })
      .where(isLive)
      .returning({ id: challenges.id })
    if (!won) return { outcome: 'CODE_EXPIRED' }
    for (const { bucket } of tryLimits(asker)) await giveBack(step, bucket)
    await step
      .delete(counters)
      .where(eq(counters.bucket, `wrong-row:${asked.emailHash}`))
    const device = await registerDevice(service, step, challenge, holdMs)
    return {
      outcome: 'SIGNED_IN',
      tokens: await issueTokens(service, step, device),
      state: await readWalletState(step, device.deviceId),
    }
  })
}

function isEqual(expected: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
