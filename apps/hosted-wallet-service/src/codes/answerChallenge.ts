import { timingSafeEqual } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { isAhead } from '../database/moments.js'
import { challenges, counters } from '../database/tables.js'
import { endIdleDevices } from '../devices/endIdleDevices.js'
import { findKnownDevice } from '../devices/findKnownDevice.js'
import { noticeDevice } from '../devices/noticeDevice.js'
import { registerDevice } from '../devices/registerDevice.js'
import { ReservedError, refuseReserved } from '../email/reservedForMs.js'
import { findHoldMs } from '../holds/findHoldMs.js'
import { giveBack, takeFrom } from '../limits/takeFrom.js'
import { moveDue } from '../lostMailbox/moveDue.js'
import { findProject } from '../projects/findProject.js'
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

  await endIdleDevices(database, service.walletOrigin, { thumbprint })
  // Who comes on time finds the wallet, however seldom somebody looks.
  await moveDue(service, challenge.emailHash)
  // Nodes are asked first: no transaction waits for another's machine.
  const holdMs = await findHoldMs(service, { ...challenge, thumbprint })
  const { name: projectName } = await findProject(
    service,
    challenge.projectId,
    challenge.origin,
  )
  const signedIn = database.transaction(async (step): Promise<Reply> => {
    const [won] = await step
      .update(challenges)
      .set({ usedAt: sql`now()` })
      .where(isLive)
      .returning({ id: challenges.id })
    if (!won) return { outcome: 'CODE_EXPIRED' }
    for (const { bucket } of tryLimits(asker)) await giveBack(step, bucket)
    const [row] = await step
      .delete(counters)
      .where(eq(counters.bucket, `wrong-row:${asked.emailHash}`))
      .returning({ count: counters.count })
    const device = await registerDevice(step, challenge, holdMs)
    await refuseReserved(step, { ...challenge, ...device })
    await noticeDevice(service, step, device.deviceId, {
      projectName,
      isHoldNew: holdMs !== undefined,
    })
    const reply = {
      outcome: 'SIGNED_IN' as const,
      tokens: await issueTokens(service, step, device),
      state: await readWalletState(step, device.deviceId),
    }
    await noteEvent(service, step, device.userId, {
      event: 'signedIn',
      device: challenge.deviceName,
      origin: challenge.origin,
      isNewDevice: known === undefined,
      // The right one was counted before it was compared.
      wrongCodes: Math.max(0, (row?.count ?? 0) - (lock ? 1 : 0)),
    })
    return reply
  })
  const reply = await signedIn.catch((error: unknown): Reply => {
    if (!(error instanceof ReservedError)) throw error
    return { outcome: 'RESERVED', retryAfterMs: error.forMs }
  })
  service.wakeMailer()
  return reply
}

function isEqual(expected: string, given: string): boolean {
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given))
}
