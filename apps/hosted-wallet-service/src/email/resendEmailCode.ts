import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq } from 'drizzle-orm'
import { emailChanges } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { takeEmailSend } from './changeAskers.js'
import { findLiveChange, isLiveFor } from './liveChange.js'
import { mailEmailCode } from './mailEmailCode.js'

type Reply = WalletServiceReply<'resendEmailCode'>

/** Mails another code to the mailbox that a change waits for. */
export async function resendEmailCode(
  service: Service,
  session: Session,
  { locale }: WalletServiceBody<'resendEmailCode'>,
  network: string,
): Promise<Reply> {
  const { database } = service
  const found = await findLiveChange(database, session)
  if (!found) return { outcome: 'CODE_EXPIRED' }
  const { change, mailbox, projectId } = found
  const refusal = await takeEmailSend(
    service,
    { ...change, stage: mailbox },
    { network, projectId },
  )
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const [still] = await step
      .select({ id: emailChanges.id })
      .from(emailChanges)
      .where(and(isLiveFor(session), eq(emailChanges.stage, mailbox)))
      .for('update')
    if (still?.id !== change.id) return { outcome: 'CODE_EXPIRED' }
    const code = await mailEmailCode(service, step, {
      ...{ change, locale, mailbox },
    })
    return { outcome: 'SENT', mailbox, ...code }
  })
  service.wakeMailer()
  return reply
}
