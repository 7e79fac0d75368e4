import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { fromNow, isAhead } from '../database/moments.js'
import { mailboxMoves } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { mailMove } from './mailMove.js'

/** Calls a move off on a device that may use the wallet. */
export async function cancelMove(
  service: Service,
  { deviceId, userId }: Session,
): Promise<WalletServiceReply<'cancelMove'>> {
  const { deviceState } = await readWalletState(service.database, deviceId)
  if (deviceState !== 'trusted') return { isCancelled: false }
  return await cancel(service, eq(mailboxMoves.userId, userId))
}

/** Calls it off by the link of a mail. */
export async function cancelMoveByLink(
  service: Service,
  { token }: WalletServiceBody<'cancelMoveByLink'>,
): Promise<WalletServiceReply<'cancelMoveByLink'>> {
  const hash = service.secrets.mac('move-cancel', token)
  return await cancel(service, eq(mailboxMoves.cancelHash, hash))
}

/** From then on none is begun for 72 hours. Pressed again it says so again. */
async function cancel(
  service: Service,
  which: SQL,
): Promise<{ isCancelled: boolean }> {
  const isCancelled = await service.database.transaction(async (step) => {
    const [cancelled] = await step
      .update(mailboxMoves)
      .set({
        cancelledAt: sql`now()`,
        expiresAt: fromNow(service.moveTimes.restMs),
      })
      .where(and(which, isNull(mailboxMoves.cancelledAt)))
      .returning({ userId: mailboxMoves.userId })
    if (!cancelled) {
      const isOff = and(which, isAhead(mailboxMoves.expiresAt))
      const [before] = await step.select().from(mailboxMoves).where(isOff)
      return before !== undefined
    }
    const { userId } = cancelled
    await mailMove(service, step, { userId, type: 'Cancelled' })
    await noteEvent(service, step, userId, { event: 'mailboxMoveCancelled' })
    return true
  })
  service.wakeMailer()
  return { isCancelled }
}
