import type {
  WalletEscrowBody,
  WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import { takeFrom } from '@hasp/service-frame/limits'
import { isAhead, untilMs } from '@hasp/service-frame/moments'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { attempts, deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'
import { secretPurpose } from '../keys/purposes.js'
import { releaseLimit } from './attemptLimits.js'
import { settleBinding } from './settleBinding.js'

type Reply = WalletEscrowReply<'collect'>

/**
 * Releases the secret of one wallet to the frame that began, once the mailbox
 * is proved and the hold over. Counted once: a frame whose answer was lost, or
 * an escrow that was killed, begins nothing anew.
 */
export async function collectSecret(
  escrow: Escrow,
  { attempt: token }: WalletEscrowBody<'collect'>,
): Promise<Reply> {
  const { database, keys, secrets } = escrow
  const isMeant = and(
    eq(attempts.tokenHash, secrets.mac('attempt', token)),
    isNotNull(attempts.provedAt),
    isAhead(attempts.expiresAt),
  )
  const [asked] = await database.select().from(attempts).where(isMeant)
  if (!asked) return { outcome: 'ENDED' }
  await settleBinding(escrow, asked.walletId)
  const released = await database.transaction(async (step) => {
    const [attempt] = await step
      .select({
        id: attempts.id,
        frameKey: attempts.frameKey,
        holdEndsAfterMs: untilMs(attempts.holdEndsAt),
        releasedAt: attempts.releasedAt,
        secretSealed: deposits.secretSealed,
      })
      .from(attempts)
      .innerJoin(deposits, eq(deposits.walletId, attempts.walletId))
      .where(isMeant)
      .for('update')
    if (!attempt) return { outcome: 'ENDED' as const }
    const { holdEndsAfterMs, id, releasedAt } = attempt
    if (holdEndsAfterMs > 0)
      return { outcome: 'HELD' as const, holdEndsAfterMs }
    if (releasedAt) return attempt
    const refusal = await takeFrom(step, [releaseLimit])
    if (refusal)
      return {
        outcome: 'TRY_LATER' as const,
        retryAfterMs: refusal.retryAfterMs,
      }
    await step
      .update(attempts)
      .set({ releasedAt: sql`now()` })
      .where(eq(attempts.id, id))
    return attempt
  })
  if ('outcome' in released) return released
  const secret = secrets.open(secretPurpose, released.secretSealed)
  return {
    outcome: 'RELEASED',
    sealedSecret: await keys.sealTo(released.frameKey, secret),
  }
}
