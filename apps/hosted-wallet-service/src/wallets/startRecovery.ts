import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { HttpProblem } from '@hasp/service-frame'
import { and, eq } from 'drizzle-orm'
import { drafts, recoveries, wallets } from '../database/tables.js'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { freshCodeMs } from '../tokens/tokenTimes.js'
import { drawHalf } from './drawHalf.js'

const hourMs = 3_600_000

/**
 * Gives what opens a recovery besides the visitor's own secret, five times an
 * hour and twenty a day: without the secret it opens nothing, and with these
 * limits a weak one is not guessed through us.
 */
export async function startRecovery(
  service: Service,
  session: Session,
  recoveryId: string,
): Promise<WalletServiceReply<'startRecovery'>> {
  const { database, secrets } = service
  if (session.codeProvedBeforeMs > freshCodeMs)
    return { outcome: 'CODE_NEEDED' }
  const [recovery] = await database
    .select({ recovery: recoveries })
    .from(recoveries)
    .innerJoin(wallets, eq(wallets.id, recoveries.walletId))
    .where(
      and(eq(recoveries.id, recoveryId), eq(wallets.userId, session.userId)),
    )
  if (!recovery) throw new HttpProblem(404, 'NOT_FOUND')
  const refusal = await takeFrom(database, [
    { bucket: `recover-hour:${recoveryId}`, count: 5, windowMs: hourMs },
    { bucket: `recover-day:${recoveryId}`, count: 20, windowMs: 24 * hourMs },
  ])
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const serverHalf = drawHalf(service)
  const draft = {
    walletId: recovery.recovery.walletId,
    recoveryId,
    serverHalfSealed: secrets.seal('devices.half', serverHalf),
    recoveryHalfSealed: recovery.recovery.halfSealed,
  }
  await database
    .insert(drafts)
    .values({ deviceId: session.deviceId, ...draft })
    .onConflictDoUpdate({ target: drafts.deviceId, set: draft })
  return {
    outcome: 'STARTED',
    recoveryHalf: secrets.open('recoveries.half', draft.recoveryHalfSealed),
    recoveryEnvelope: recovery.recovery.envelope,
    serverHalf,
  }
}
