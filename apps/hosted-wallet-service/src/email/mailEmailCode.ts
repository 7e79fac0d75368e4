import type { Database } from '@hasp/service-frame'
import { queueMail } from '@hasp/service-frame/mail'
import { eq, sql } from 'drizzle-orm'
import { codeLifeMs, resendAfterMs, triesPerCode } from '../codes/codeLimits.js'
import { drawCode } from '../codes/drawCode.js'
import { fromNow, untilMs } from '../database/moments.js'
import { denials, devices, emailChanges, users } from '../database/tables.js'
import { emailChangeMail } from '../mail/emailChangeMail.js'
import { projectNameOf } from '../projects/projectNameOf.js'
import type { Service } from '../Service.js'

const denialLifeMs = 7 * 24 * 3_600_000

/** A code as it is kept: bound to its change, its mailbox and its address. */
export function emailCodeMac(
  { secrets }: Pick<Service, 'secrets'>,
  change: typeof emailChanges.$inferSelect,
  mailbox: 'old' | 'new',
  code: string,
): string {
  const hash = mailbox === 'old' ? change.oldEmailHash : change.newEmailHash
  return secrets.mac('email-code', `${change.id}|${mailbox}|${hash}|${code}`)
}

/**
 * Draws a code for one mailbox of a change and mails it: from then on the
 * change waits for this one alone.
 * @returns when the code is over, for the one who asked
 */
export async function mailEmailCode(
  service: Service,
  database: Pick<Database, 'insert' | 'select' | 'update'>,
  {
    change,
    locale,
    mailbox,
  }: {
    readonly change: typeof emailChanges.$inferSelect
    readonly mailbox: 'old' | 'new'
    readonly locale: string | undefined
  },
) {
  const { randomBytes, secrets, walletOrigin } = service
  const [asking] = await database
    .select({ device: devices, projectId: users.projectId })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(eq(devices.id, change.deviceId))
  if (!asking) throw new Error('The device of a change does not exist.')
  const { device, projectId } = asking
  const code = drawCode(randomBytes)
  const [kept] = await database
    .update(emailChanges)
    .set({
      stage: mailbox,
      codeMac: emailCodeMac(service, change, mailbox, code),
      tries: 0,
      codeExpiresAt: sql`least(${fromNow(codeLifeMs)}, ${emailChanges.expiresAt})`,
    })
    .where(eq(emailChanges.id, change.id))
    .returning({ expiresAfterMs: untilMs(emailChanges.codeExpiresAt) })
  if (!kept) throw new Error('A change is gone that was just locked.')

  const denialToken = Buffer.from(randomBytes(32)).toString('base64url')
  await database.insert(denials).values({
    tokenHash: secrets.mac('denial', denialToken),
    projectId,
    emailHash: mailbox === 'old' ? change.oldEmailHash : change.newEmailHash,
    thumbprint: device.thumbprint,
    expiresAt: fromNow(denialLifeMs),
  })
  const [from, to] = [change.oldEmailSealed, change.newEmailSealed].map(
    (sealed) => secrets.open('users.email', sealed),
  ) as [string, string]
  const mail = emailChangeMail(mailbox === 'old' ? 'oldCode' : 'newCode', {
    ...{ code, from, locale, to },
    origin: device.origin,
    deviceName: device.name,
    projectName: await projectNameOf(service, projectId),
    link: `${walletOrigin}/not-me/#${denialToken}`,
  })
  await queueMail(service, database, mail, codeLifeMs)
  return { resendAfterMs, triesLeft: triesPerCode, ...kept }
}
