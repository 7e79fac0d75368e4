import {
  moveMailboxText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull } from 'drizzle-orm'
import { isAhead } from '../database/moments.js'
import { moveChallenges } from '../database/tables.js'
import { giveBack, takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import { emailHash, mailboxHash, normalEmail } from '../secrets/emailHash.js'
import { findObstacle } from './findObstacle.js'
import { findProved } from './findProved.js'
import { mailMoveCode } from './mailMoveCode.js'
import { proofLimits } from './moveLimits.js'
import { floorMs } from './moveTimes.js'

type Body = WalletServiceBody<'proveMove'>
type Reply = WalletServiceReply<'proveMove'>

interface Caller {
  readonly network: string
  readonly thumbprint: string
}

/**
 * Compares what a way back has signed, counted before the comparison, and mails
 * a code to the new address. Whoever proves none learns neither whether there
 * is a wallet nor whether it has such a way.
 */
export async function proveMove(
  service: Service,
  body: Body,
  caller: Caller,
): Promise<Reply> {
  const [reply] = await Promise.all([
    prove(service, body, caller),
    service.clock.sleep(floorMs + (service.randomBytes(1)[0] ?? 0) / 8),
  ])
  return reply
}

async function prove(
  service: Service,
  { email, moveId, signature, way }: Body,
  { network, thumbprint }: Caller,
): Promise<Reply> {
  const { database, secrets } = service
  const isLive = and(
    eq(moveChallenges.id, moveId),
    eq(moveChallenges.thumbprint, thumbprint),
    isNull(moveChallenges.usedAt),
    isAhead(moveChallenges.expiresAt),
  )
  const [asked] = await database.select().from(moveChallenges).where(isLive)
  if (!asked) return { outcome: 'ENDED' }
  const limits = proofLimits({ ...asked, way })
  const refusal = await takeFrom(database, limits)
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const text = moveMailboxText({ moveId, email })
  const proof = { ...asked, way, text, signature }
  const proved = await findProved(database, secrets, proof)
  if (!proved) return { outcome: 'WRONG' }
  for (const { bucket } of limits) await giveBack(database, bucket)

  const newEmailHash = emailHash(secrets, email)
  if (newEmailHash === asked.emailHash) return { outcome: 'UNCHANGED' }
  const obstacle = await findObstacle(service.moveTimes, database, proved)
  if (obstacle) return obstacle
  const paused = await takeFrom(
    database,
    service.sendLimits(
      {
        ...{ network, projectId: asked.projectId, knownDeviceId: undefined },
        mailbox: `move:${mailboxHash(secrets, email)}`,
        emailHash: `move:${newEmailHash}`,
      },
      true,
    ),
  )
  if (paused) return { outcome: 'TRY_LATER', retryAfterMs: paused.retryAfterMs }
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const [challenge] = await step
      .update(moveChallenges)
      .set({
        ...{ ...proved, newEmailHash },
        newEmailSealed: secrets.seal('users.email', normalEmail(email)),
      })
      .where(isLive)
      .returning()
    if (!challenge) return { outcome: 'ENDED' }
    const code = await mailMoveCode(service, step, challenge)
    return { outcome: 'SENT', ...code }
  })
  service.wakeMailer()
  return reply
}
