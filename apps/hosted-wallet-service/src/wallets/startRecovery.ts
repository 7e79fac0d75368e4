import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { HttpProblem } from '@hasp/service-frame'
import { and, eq } from 'drizzle-orm'
import { recoveries, wallets } from '../database/tables.js'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { freshCodeMs } from '../tokens/tokenTimes.js'
import { draftDevice } from './draftDevice.js'
import { readWalletState } from './readWalletState.js'

const hourMs = 3_600_000

/**
 * Gives what opens a recovery besides the visitor's own secret, five times an
 * hour and twenty a day: without the secret it opens nothing, and with these
 * limits a weak one is not guessed through us. For the escrow's, which nobody
 * guesses, no code has to be fresh: but the device has waited here as well.
 */
export async function startRecovery(
  service: Service,
  session: Session,
  recoveryId: string,
): Promise<WalletServiceReply<'startRecovery'>> {
  const { database, secrets } = service
  const [recovery] = await database
    .select({ recovery: recoveries })
    .from(recoveries)
    .innerJoin(wallets, eq(wallets.id, recoveries.walletId))
    .where(
      and(eq(recoveries.id, recoveryId), eq(wallets.userId, session.userId)),
    )
  if (!recovery) throw new HttpProblem(404, 'NOT_FOUND')
  const { holdEndsAfterMs, wallet } = await readWalletState(
    database,
    session.deviceId,
  )
  const way = wallet?.recoveries.find((one) => one.recoveryId === recoveryId)
  if (way?.parameters.type !== 'escrow') {
    if (session.codeProvedBeforeMs > freshCodeMs)
      return { outcome: 'CODE_NEEDED' }
  } else if (holdEndsAfterMs !== undefined)
    return { outcome: 'HELD', holdEndsAfterMs }
  const refusal = await takeFrom(database, [
    { bucket: `recover-hour:${recoveryId}`, count: 5, windowMs: hourMs },
    { bucket: `recover-day:${recoveryId}`, count: 20, windowMs: 24 * hourMs },
  ])
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const { halfSealed: recoveryHalfSealed, walletId } = recovery.recovery
  const { deviceId } = session
  const draft = { deviceId, walletId, recoveryId, recoveryHalfSealed }
  const serverHalf = await draftDevice(service, database, draft)
  return {
    outcome: 'STARTED',
    recoveryHalf: secrets.open('recoveries.half', recoveryHalfSealed),
    recoveryEnvelope: recovery.recovery.envelope,
    serverHalf,
  }
}
