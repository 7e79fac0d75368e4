import {
  changeEmailText,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { and, eq, ne } from 'drizzle-orm'
import { fromNow } from '../database/moments.js'
import { emailChanges, users } from '../database/tables.js'
import { movingForMs } from '../lostMailbox/movingForMs.js'
import type { Service } from '../Service.js'
import { emailHash, normalEmail } from '../secrets/emailHash.js'
import type { Session } from '../tokens/Session.js'
import { frozenAfterHoldMs } from '../wallets/frozenAfterHoldMs.js'
import { lockSignedWallet } from '../wallets/lockSignedWallet.js'
import { takeEmailSend } from './changeAskers.js'
import { emailChangeMs } from './emailTimes.js'
import { mailEmailCode } from './mailEmailCode.js'

type Reply = WalletServiceReply<'beginEmailChange'>

/**
 * Begins a change of the address on a trusted device that has the wallet open:
 * its own key has signed for both addresses, after the visitor saw them. Of
 * several that are begun the last one counts.
 */
export async function beginEmailChange(
  service: Service,
  session: Session,
  body: WalletServiceBody<'beginEmailChange'>,
  network: string,
): Promise<Reply> {
  const { database, secrets } = service
  const { deviceId, userId } = session
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  if (!user) return { outcome: 'REFUSED' }
  const [from, to] = [
    secrets.open('users.email', user.emailSealed),
    normalEmail(body.email),
  ]
  if (from === to) return { outcome: 'UNCHANGED' }
  const lock = (step: Pick<Database, 'select'>) =>
    lockSignedWallet(step, session, {
      signature: body.signature,
      textOf: (walletId) => changeEmailText({ walletId, deviceId, from, to }),
    })
  if (!(await database.transaction(lock))) return { outcome: 'REFUSED' }
  const frozenForMs = Math.max(
    await frozenAfterHoldMs(database, deviceId),
    await movingForMs(database, userId),
  )
  if (frozenForMs > 0) return { outcome: 'FROZEN', frozenForMs }

  const values = {
    userId,
    deviceId,
    oldEmailHash: user.emailHash,
    oldEmailSealed: user.emailSealed,
    newEmailHash: emailHash(secrets, to),
    newEmailSealed: secrets.seal('users.email', to),
    stage: 'old' as const,
    codeMac: '',
    codeExpiresAt: fromNow(0),
    expiresAt: fromNow(emailChangeMs),
  }
  const { projectId } = user
  const refusal = await takeEmailSend(service, values, { network, projectId })
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const reply = await database.transaction(async (step): Promise<Reply> => {
    // Whoever begins at the same time waits here.
    if (!(await lock(step))) return { outcome: 'REFUSED' }
    const movesAfterMs = await movingForMs(step, userId)
    if (movesAfterMs > 0)
      return { outcome: 'FROZEN', frozenForMs: movesAfterMs }
    await step
      .delete(emailChanges)
      .where(
        and(eq(emailChanges.userId, userId), ne(emailChanges.stage, 'done')),
      )
    const [change] = await step.insert(emailChanges).values(values).returning()
    if (!change) throw new Error('A change was not made.')
    const code = await mailEmailCode(service, step, {
      ...{ change, locale: body.locale },
      mailbox: 'old',
    })
    return { outcome: 'SENT', ...code }
  })
  service.wakeMailer()
  return reply
}
