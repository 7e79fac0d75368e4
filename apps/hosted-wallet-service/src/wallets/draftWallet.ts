import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { eq } from 'drizzle-orm'
import { drafts, wallets } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { drawHalf } from './drawHalf.js'

/**
 * Gives halves for a wallet that the device is about to make. Asked again, it
 * draws new ones: nothing was made with those of before.
 */
export async function draftWallet(
  service: Service,
  { deviceId, userId }: Session,
): Promise<WalletServiceReply<'draftWallet'>> {
  const { database, secrets } = service
  const [wallet] = await database
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.userId, userId))
  if (wallet) return { outcome: 'EXISTS' }
  const [serverHalf, recoveryHalf] = [drawHalf(service), drawHalf(service)]
  const draft = {
    walletId: crypto.randomUUID(),
    recoveryId: crypto.randomUUID(),
    serverHalfSealed: secrets.seal('devices.half', serverHalf),
    recoveryHalfSealed: secrets.seal('recoveries.half', recoveryHalf),
  }
  await database
    .insert(drafts)
    .values({ deviceId, ...draft })
    .onConflictDoUpdate({ target: drafts.deviceId, set: draft })
  return {
    outcome: 'DRAFTED',
    walletId: draft.walletId,
    serverHalf,
    recoveryId: draft.recoveryId,
    recoveryHalf,
  }
}
