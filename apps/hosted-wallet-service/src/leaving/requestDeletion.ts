import {
  deleteWalletText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { eq } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { fromNow } from '../database/moments.js'
import { deletions, devices } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { freshCodeMs } from '../tokens/tokenTimes.js'
import { frozenForMs } from '../wallets/frozenForMs.js'
import { lockSignedWallet } from '../wallets/lockSignedWallet.js'
import { coolingMs } from './leavingTimes.js'
import { mailLeaving } from './mailLeaving.js'
import { readDeletion } from './readDeletion.js'

type Reply = WalletServiceReply<'requestDeletion'>

/**
 * Has everything of a user deleted in seven days. Asked again it neither
 * begins anew nor sends a second link.
 */
export async function requestDeletion(
  service: Service,
  session: Session,
  { locale, sealedForEscrow, signature }: WalletServiceBody<'requestDeletion'>,
): Promise<Reply> {
  const { database, randomBytes, secrets } = service
  const { deviceId, userId } = session
  if (session.codeProvedBeforeMs > freshCodeMs)
    return { outcome: 'CODE_NEEDED' }
  const cancelToken = Buffer.from(randomBytes(32)).toString('base64url')
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const wallet = await lockSignedWallet(step, session, {
      signature,
      textOf: (walletId) => deleteWalletText({ walletId, deviceId }),
    })
    if (!wallet) return { outcome: 'REFUSED' }
    const forMs = await frozenForMs(step, session)
    if (forMs > 0) return { outcome: 'FROZEN', frozenForMs: forMs }
    const [asked] = await step
      .insert(deletions)
      .values({
        userId,
        cancelHash: secrets.mac('deletion-cancel', cancelToken),
        dueAt: fromNow(coolingMs),
        sealedForEscrow,
      })
      .onConflictDoNothing()
      .returning({ userId: deletions.userId })
    const { deletedAfterMs = coolingMs } = await readDeletion(step, session)
    if (!asked) return { outcome: 'WAITING', deletedAfterMs }
    const [device] = await step
      .select({ name: devices.name })
      .from(devices)
      .where(eq(devices.id, deviceId))
    const deviceName = device?.name ?? ''
    await mailLeaving(service, step, {
      ...{ cancelToken, deviceName, locale, userId },
      type: 'deletionAsked',
    })
    await noteEvent(service, step, userId, {
      event: 'deletionAsked',
      device: deviceName,
    })
    return { outcome: 'WAITING', deletedAfterMs }
  })
  service.wakeMailer()
  return reply
}
