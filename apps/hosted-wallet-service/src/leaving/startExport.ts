import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { fromNow } from '../database/moments.js'
import { exportGrants } from '../database/tables.js'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { freshCodeMs } from '../tokens/tokenTimes.js'
import { frozenForMs } from '../wallets/frozenForMs.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { exportLifeMs, exportReadyMs } from './leavingTimes.js'

const dayMs = 24 * 3_600_000

/** Lets a trusted device that has just proved the mailbox show the words. */
export async function startExport(
  { database, randomBytes, secrets }: Service,
  session: Session,
): Promise<WalletServiceReply<'startExport'>> {
  const { deviceId, userId } = session
  const { deviceState, wallet } = await readWalletState(database, deviceId)
  if (deviceState !== 'trusted' || !wallet) return { outcome: 'REFUSED' }
  if (session.codeProvedBeforeMs > freshCodeMs)
    return { outcome: 'CODE_NEEDED' }
  const forMs = await frozenForMs(database, session)
  if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }
  const refusal = await takeFrom(database, [
    { bucket: `export:${userId}`, count: 3, windowMs: dayMs },
  ])
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const grant = Buffer.from(randomBytes(32)).toString('base64url')
  await database.insert(exportGrants).values({
    grantHash: secrets.mac('export-grant', grant),
    deviceId,
    readyAt: fromNow(exportReadyMs),
    expiresAt: fromNow(exportLifeMs),
  })
  return {
    outcome: 'GRANTED',
    grant,
    readyAfterMs: exportReadyMs,
    expiresAfterMs: exportLifeMs,
  }
}
