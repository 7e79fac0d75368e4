import type {
  WalletEscrowBody,
  WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import { drawCode } from '@hasp/service-frame/codes'
import { takeFrom } from '@hasp/service-frame/limits'
import { queueMail } from '@hasp/service-frame/mail'
import { fromNow, isAhead } from '@hasp/service-frame/moments'
import { emailHash } from '@hasp/service-frame/secrets'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { attempts, deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'
import { emailPurpose } from '../keys/purposes.js'
import { codeMail } from '../mail/codeMail.js'
import {
  type Claimed,
  codeLifeMs,
  liveCodes,
  resendAfterMs,
  sendAllLimit,
  sendLimits,
  triesPerCode,
} from './attemptLimits.js'
import { cancelUrl } from './cancelLink.js'
import { codeMac } from './codeMac.js'
import { settleBinding } from './settleBinding.js'

/** No answer is faster: how long it took tells nothing. */
const floorMs = 250

type Body = WalletEscrowBody<'start'>
type Reply = WalletEscrowReply<'start'>

/**
 * Mails the escrow's own code, if there is a wallet of that mailbox; the answer
 * is the same where there is none, its time included.
 */
export async function startAttempt(escrow: Escrow, body: Body): Promise<Reply> {
  const [reply] = await Promise.all([
    start(escrow, body),
    escrow.clock.sleep(floorMs + (escrow.randomBytes(1)[0] ?? 0) / 8),
  ])
  return reply
}

async function start(escrow: Escrow, body: Body): Promise<Reply> {
  const { database, randomBytes, secrets } = escrow
  const { deviceName, frameKey, walletId } = body
  const claimed = { walletId, emailHash: emailHash(secrets, body.email) }
  await settleBinding(escrow, walletId)
  const deposit = await findDeposit(escrow, claimed)
  const refusal = await takeFrom(database, [
    ...sendLimits(claimed),
    ...(deposit ? [sendAllLimit(escrow.mailsPerHour)] : []),
  ])
  if (refusal)
    return { outcome: 'TRY_LATER', retryAfterMs: refusal.retryAfterMs }

  const id = crypto.randomUUID()
  const attempt = Buffer.from(randomBytes(32)).toString('base64url')
  const code = drawCode(randomBytes)
  await database.transaction(async (step) => {
    await endOlder(step, claimed)
    await step.insert(attempts).values({
      id,
      tokenHash: secrets.mac('attempt', attempt),
      ...claimed,
      frameKey,
      deviceName,
      codeMac: deposit ? codeMac(secrets, { id, ...claimed }, code) : null,
      expiresAt: fromNow(codeLifeMs),
    })
    if (!deposit) return
    const mail = codeMail({
      walletName: escrow.walletName,
      walletOrigin: escrow.walletOrigin,
      code,
      deviceName,
      to: secrets.open(emailPurpose, deposit.emailSealed),
      cancelUrl: cancelUrl(escrow, id),
      locale: body.locale,
    })
    await queueMail(escrow, step, mail, codeLifeMs)
  })
  escrow.wakeMailer()
  return {
    outcome: 'STARTED',
    attempt,
    resendAfterMs,
    expiresAfterMs: codeLifeMs,
    triesLeft: triesPerCode,
  }
}

async function findDeposit(
  { database }: Escrow,
  { emailHash, walletId }: Claimed,
) {
  const [deposit] = await database
    .select({ emailSealed: deposits.emailSealed })
    .from(deposits)
    .where(
      and(eq(deposits.walletId, walletId), eq(deposits.emailHash, emailHash)),
    )
  return deposit
}

/** Of the codes of a mailbox the newest can be used; no hold is touched. */
async function endOlder(
  database: Pick<Escrow['database'], 'select' | 'delete'>,
  { emailHash, walletId }: Claimed,
): Promise<void> {
  const live = await database
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        eq(attempts.walletId, walletId),
        eq(attempts.emailHash, emailHash),
        isNull(attempts.provedAt),
        isAhead(attempts.expiresAt),
      ),
    )
    .orderBy(desc(attempts.createdAt))
  const ended = live.slice(liveCodes - 1).map(({ id }) => id)
  if (ended.length > 0)
    await database.delete(attempts).where(inArray(attempts.id, ended))
}
