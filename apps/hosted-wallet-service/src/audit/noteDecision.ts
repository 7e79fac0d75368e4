import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { HttpProblem } from '@hasp/service-frame'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { noteEvent } from './noteEvent.js'

/** More than anybody decides; a program that goes on is stopped by it. */
const limitOf = ({ userId }: Session) => ({
  bucket: `decisions:${userId}`,
  count: 1_000,
  windowMs: 3_600_000,
})

/**
 * Writes down what a visitor decided about a request. A device that is not
 * trusted has decided nothing.
 */
export async function noteDecision(
  service: Service,
  session: Session,
  decision: WalletServiceBody<'noteDecision'>,
): Promise<WalletServiceReply<'noteDecision'>> {
  const { database } = service
  const { deviceState } = await readWalletState(database, session.deviceId)
  if (deviceState !== 'trusted') return {}
  const refusal = await takeFrom(database, [limitOf(session)])
  if (refusal)
    throw new HttpProblem(429, 'TOO_MANY_REQUESTS', {
      retryAfterMs: refusal.retryAfterMs,
    })
  await database.transaction(
    async (step) => await noteEvent(service, step, session.userId, decision),
  )
  return {}
}
