import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, type SQL } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { isAhead } from '../database/moments.js'
import { deletions } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { mailLeaving } from './mailLeaving.js'

/** Calls a deletion off on a device that may use the wallet. */
export async function cancelDeletion(
  service: Service,
  { deviceId, userId }: Session,
  { locale }: WalletServiceBody<'cancelDeletion'>,
): Promise<WalletServiceReply<'cancelDeletion'>> {
  const { deviceState } = await readWalletState(service.database, deviceId)
  if (deviceState !== 'trusted') return { isCancelled: false }
  return await cancel(service, eq(deletions.userId, userId), locale)
}

/** Calls it off by the link of its mail. */
export async function cancelDeletionByLink(
  service: Service,
  { locale, token }: WalletServiceBody<'cancelDeletionByLink'>,
): Promise<WalletServiceReply<'cancelDeletionByLink'>> {
  const hash = service.secrets.mac('deletion-cancel', token)
  return await cancel(service, eq(deletions.cancelHash, hash), locale)
}

async function cancel(
  service: Service,
  which: SQL,
  locale: string | undefined,
): Promise<{ isCancelled: boolean }> {
  const isCancelled = await service.database.transaction(async (step) => {
    const [cancelled] = await step
      .delete(deletions)
      .where(and(which, isAhead(deletions.dueAt)))
      .returning({ userId: deletions.userId })
    if (!cancelled) return false
    const { userId } = cancelled
    await mailLeaving(service, step, {
      ...{ locale, userId },
      type: 'deletionCancelled',
    })
    await noteEvent(service, step, userId, { event: 'deletionCancelled' })
    return true
  })
  service.wakeMailer()
  return { isCancelled }
}
