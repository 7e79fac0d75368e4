import {
  escrowRebindText,
  type WalletEscrowBody,
  type WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import { giveBack, takeFrom } from '@hasp/service-frame/limits'
import { queueMail } from '@hasp/service-frame/mail'
import { fromNow, untilMs } from '@hasp/service-frame/moments'
import { emailHash, normalEmail } from '@hasp/service-frame/secrets'
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { bindings, deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'
import { isSignedBy } from '../keys/isSignedBy.js'
import { emailPurpose } from '../keys/purposes.js'
import { rebindMail } from '../mail/rebindMail.js'
import { boundEvent } from '../restore/journalEvents.js'
import { bindingDelayMs, rebindLimit } from './attemptLimits.js'
import { cancelUrl } from './cancelLink.js'
import { settleBinding } from './settleBinding.js'

type Reply = WalletEscrowReply<'rebind'>

/**
 * Binds another mailbox to a wallet, in three days: the wallet's own key has
 * signed for it, and both mailboxes hear of it and can call it off. A later
 * change takes the place of one that waits.
 */
export async function rebindMailbox(
  escrow: Escrow,
  { locale, signature, ...body }: WalletEscrowBody<'rebind'>,
): Promise<Reply> {
  const { database, secrets } = escrow
  const { email, version, walletId } = body
  await settleBinding(escrow, walletId)
  const [found] = await database
    .select({ publicKey: deposits.publicKey })
    .from(deposits)
    .where(eq(deposits.walletId, walletId))
  const text = escrowRebindText(body)
  if (!found || !isSignedBy(found.publicKey, text, signature))
    return { outcome: 'REFUSED' }
  const refusal = await takeFrom(database, [rebindLimit(walletId)])
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }

  let isNew = false
  const reply = await database.transaction(async (step): Promise<Reply> => {
    const [deposit] = await step
      .select()
      .from(deposits)
      .where(eq(deposits.walletId, walletId))
      .for('update')
    if (!deposit) return { outcome: 'REFUSED' }
    const [later] = await step
      .select({ version: bindings.version })
      .from(bindings)
      .where(
        and(eq(bindings.walletId, walletId), gte(bindings.version, version)),
      )
      .orderBy(desc(bindings.version))
      .limit(1)
    if (later) return { outcome: 'OUTDATED', version: later.version }
    const boundAfterMs = await findBoundMs(
      step,
      deposit,
      emailHash(secrets, email),
    )
    if (boundAfterMs !== undefined) {
      await giveBack(step, rebindLimit(walletId).bucket)
      return { outcome: 'BOUND', bindsAfterMs: boundAfterMs }
    }
    await step
      .update(bindings)
      .set({ endedAt: sql`now()` })
      .where(and(eq(bindings.walletId, walletId), isNull(bindings.endedAt)))
    const id = crypto.randomUUID()
    await step.insert(bindings).values({
      id,
      walletId,
      emailHash: emailHash(secrets, email),
      emailSealed: secrets.seal(emailPurpose, normalEmail(email)),
      locale,
      version,
      bindsAt: fromNow(bindingDelayMs),
    })
    const earlier = secrets.open(emailPurpose, deposit.emailSealed)
    for (const to of [earlier, normalEmail(email)])
      await queueMail(
        escrow,
        step,
        rebindMail({
          walletName: escrow.walletName,
          to,
          cancelUrl: cancelUrl(escrow, id),
          locale: locale ?? deposit.locale,
        }),
        bindingDelayMs,
      )
    isNew = true
    return { outcome: 'BOUND', bindsAfterMs: bindingDelayMs }
  })
  escrow.wakeMailer()
  // A backup of before does not know of it.
  if (isNew) escrow.log({ event: boundEvent, walletId, version })
  return reply
}

/**
 * A wallet that comes back says whose it is, whether or not that is new: where
 * it is not, nothing begins anew, and nobody is told.
 * @returns when the mailbox counts; undefined where another one does then
 */
async function findBoundMs(
  database: Pick<Escrow['database'], 'select'>,
  deposit: typeof deposits.$inferSelect,
  emailHash: string,
): Promise<number | undefined> {
  const [waiting] = await database
    .select({
      emailHash: bindings.emailHash,
      bindsAfterMs: untilMs(bindings.bindsAt),
    })
    .from(bindings)
    .where(
      and(eq(bindings.walletId, deposit.walletId), isNull(bindings.endedAt)),
    )
  const last = waiting ?? { emailHash: deposit.emailHash, bindsAfterMs: 0 }
  return last.emailHash === emailHash ? last.bindsAfterMs : undefined
}
