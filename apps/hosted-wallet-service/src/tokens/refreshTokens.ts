import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { fromNow, sinceMs } from '../database/moments.js'
import { devices, sessions } from '../database/tables.js'
import type { Service } from '../Service.js'
import { drawTokens, type Tokens, tokenColumns } from './issueTokens.js'
import { idleLimitMs, lostReplyMs, sessionLimitMs } from './tokenTimes.js'

type Reply = WalletServiceReply<'refreshTokens'>
type Parts = Pick<Service, 'database' | 'randomBytes' | 'secrets'>

const signedOut = { outcome: 'SIGNED_OUT' } as const

/**
 * Exchanges a refresh token, which is worthless afterwards. The same device may
 * ask once more within ten seconds and gets the same answer, for a reply that
 * was lost or a second tab; later use of a spent token ends the session, for
 * somebody has a copy of it.
 */
export async function refreshTokens(
  service: Parts,
  refreshToken: string,
  thumbprint: string,
): Promise<Reply> {
  const { database, secrets } = service
  const hash = secrets.mac('token', refreshToken)
  const [found] = await database
    .select({
      session: sessions,
      refreshedBeforeMs: sinceMs(sessions.refreshedAt),
      ageMs: sinceMs(sessions.createdAt),
    })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(
      and(
        or(
          eq(sessions.refreshHash, hash),
          eq(sessions.earlierRefreshHash, hash),
        ),
        eq(devices.thumbprint, thumbprint),
        isNull(sessions.endedAt),
      ),
    )
  if (!found) return signedOut
  const { ageMs, refreshedBeforeMs, session } = found
  if (session.refreshHash !== hash)
    return refreshedBeforeMs <= lostReplyMs && session.replySealed
      ? answerAgain(service, session.replySealed)
      : await endSession(service, session.id)
  if (refreshedBeforeMs > idleLimitMs || ageMs > sessionLimitMs)
    return await endSession(service, session.id)

  const tokens = drawTokens(service)
  const [refreshed] = await database
    .update(sessions)
    .set({
      ...tokenColumns(service, tokens),
      earlierRefreshHash: hash,
      replySealed: secrets.seal('sessions.reply', JSON.stringify(tokens)),
      refreshedAt: fromNow(0),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.refreshHash, hash)))
    .returning({ id: sessions.id })
  // Another tab was faster by a moment: its answer is this one's too.
  if (!refreshed) return await refreshTokens(service, refreshToken, thumbprint)
  await database
    .update(devices)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(devices.id, session.deviceId))
  return { outcome: 'REFRESHED', tokens }
}

function answerAgain({ secrets }: Parts, sealed: string): Reply {
  const tokens: Tokens = JSON.parse(secrets.open('sessions.reply', sealed))
  return { outcome: 'REFRESHED', tokens }
}

async function endSession({ database }: Parts, id: string): Promise<Reply> {
  await database
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(eq(sessions.id, id))
  return signedOut
}
