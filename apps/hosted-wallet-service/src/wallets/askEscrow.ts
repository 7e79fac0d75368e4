import { walletEscrowEnvelopeSchema } from '@hasp/protocol/walletEscrow'
import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { errorFields, HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import { takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { carryToEscrow } from './carryToEscrow.js'

/** A frame that waits for a hold asks again and again. */
const limitOf = ({ userId }: Session) => ({
  bucket: `escrow:${userId}`,
  count: 240,
  windowMs: 3_600_000,
})

/**
 * Carries what a frame has sealed to the escrow, and what the escrow has sealed
 * to the frame. Who asks is not told: the escrow would not believe it.
 * @throws HttpProblem 404 where there is no escrow, 503 where it does not answer
 */
export async function askEscrow(
  { database, escrowUrl, log }: Service,
  session: Session,
  { sealed }: WalletServiceBody<'askEscrow'>,
): Promise<WalletServiceReply<'askEscrow'>> {
  if (escrowUrl === undefined) throw new HttpProblem(404, 'NOT_FOUND')
  const refusal = await takeFrom(database, [limitOf(session)])
  if (refusal)
    throw new HttpProblem(429, 'TOO_MANY_REQUESTS', {
      retryAfterMs: refusal.retryAfterMs,
    })
  const response = await carryToEscrow(escrowUrl, sealed).catch(
    (cause: unknown) => {
      log({ event: 'escrow failed', ...errorFields(cause) })
      throw new HttpProblem(503, 'UPSTREAM_UNAVAILABLE', { cause })
    },
  )
  // What it cannot open was sealed to another key, or by nobody.
  if (response.status === 400) throw new HttpProblem(400, 'BODY_INVALID')
  const answer = v.safeParse(
    walletEscrowEnvelopeSchema,
    response.ok ? await response.json().catch(() => undefined) : undefined,
  )
  if (answer.success) return answer.output
  log({ event: 'escrow failed', status: response.status })
  throw new HttpProblem(503, 'UPSTREAM_UNAVAILABLE')
}
