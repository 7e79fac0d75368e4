import type { Database } from '@hasp/service-frame'
import { queueMail } from '@hasp/service-frame/mail'
import { eq } from 'drizzle-orm'
import { devices, type emailChanges } from '../database/tables.js'
import { emailChangeMail } from '../mail/emailChangeMail.js'
import { projectNameOf } from '../projects/projectNameOf.js'
import type { Service } from '../Service.js'
import { revertMs } from './emailTimes.js'

/** Tells both mailboxes; the old one how it takes the change back. */
export async function mailEmailNotices(
  service: Service,
  database: Pick<Database, 'insert' | 'select'>,
  notice: {
    readonly change: typeof emailChanges.$inferSelect
    readonly projectId: string
    readonly locale: string | undefined
  } & (
    | {
        readonly type: 'changed'
        readonly deviceId: string
        readonly revertToken: string
      }
    | { readonly type: 'reverted' }
  ),
): Promise<void> {
  const { secrets, walletOrigin } = service
  const { change, locale, projectId } = notice
  const [device] = await database
    .select({ name: devices.name, origin: devices.origin })
    .from(devices)
    .where(eq(devices.id, change.deviceId))
  const shared = {
    from: secrets.open('users.email', change.oldEmailSealed),
    to: secrets.open('users.email', change.newEmailSealed),
    origin: device?.origin ?? walletOrigin,
    deviceName: device?.name ?? '',
    projectName: await projectNameOf(service, projectId),
    code: '',
    link: '',
    locale,
  }
  const link =
    notice.type === 'changed'
      ? `${walletOrigin}/revert-email/#${notice.revertToken}`
      : ''
  const mails =
    notice.type === 'changed'
      ? [
          emailChangeMail('oldChanged', { ...shared, link }),
          emailChangeMail('newChanged', shared),
        ]
      : [
          emailChangeMail('oldReverted', shared),
          emailChangeMail('newReverted', shared),
        ]
  for (const mail of mails) await queueMail(service, database, mail, revertMs)
}
