import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, lte, sql } from 'drizzle-orm'
import { fromNow, isAhead } from '../database/moments.js'
import { outcomes } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'

const lifeMs = 10 * 60_000

/** Keeps what became of a request; the first answer stays. */
export async function keepOutcome(
  { database }: Service,
  { userId }: Session,
  body: WalletServiceBody<'keepOutcome'>,
): Promise<WalletServiceReply<'keepOutcome'>> {
  await database.delete(outcomes).where(lte(outcomes.expiresAt, sql`now()`))
  const [kept] = await database
    .insert(outcomes)
    .values({ userId, ...body, expiresAt: fromNow(lifeMs) })
    .onConflictDoNothing()
    .returning({ requestId: outcomes.requestId })
  return { isFirst: kept !== undefined }
}

/** What became of a request of the last ten minutes. */
export async function findOutcome(
  { database }: Service,
  { userId }: Session,
  { origin, requestId }: WalletServiceBody<'findOutcome'>,
): Promise<WalletServiceReply<'findOutcome'>> {
  const [found] = await database
    .select({ digest: outcomes.digest, sealed: outcomes.sealed })
    .from(outcomes)
    .where(
      and(
        eq(outcomes.userId, userId),
        eq(outcomes.origin, origin),
        eq(outcomes.requestId, requestId),
        isAhead(outcomes.expiresAt),
      ),
    )
  return found ? { found } : {}
}
