import type { Database } from '@hasp/service-frame'
import { queueMail } from '@hasp/service-frame/mail'
import { eq } from 'drizzle-orm'
import { users } from '../database/tables.js'
import { type LeavingMail, leavingMail } from '../mail/leavingMail.js'
import { projectNameOf } from '../projects/projectNameOf.js'
import type { Service } from '../Service.js'
import { noticeLifeMs } from './leavingTimes.js'

/** Tells the mailbox of a user, in the transaction of what it tells. */
export async function mailLeaving(
  service: Pick<Service, 'readOperator' | 'secrets' | 'walletOrigin'>,
  database: Pick<Database, 'insert' | 'select'>,
  notice: {
    readonly type: LeavingMail
    readonly userId: string
    /** As it was at the last sign-in where nobody says it. */
    readonly locale: string | undefined
    readonly deviceName?: string
    /** Of the link that calls a deletion off. */
    readonly cancelToken?: string
  },
): Promise<void> {
  const { cancelToken, deviceName = '', locale, type, userId } = notice
  const { secrets, walletOrigin } = service
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const mail = leavingMail(type, {
    to: secrets.open('users.email', user.emailSealed),
    projectName: await projectNameOf(service, user.projectId),
    deviceName,
    walletUrl: `${walletOrigin}/`,
    cancelUrl: cancelToken ? `${walletOrigin}/delete/#${cancelToken}` : '',
    locale: locale ?? user.locale ?? undefined,
  })
  await queueMail(service, database, mail, noticeLifeMs)
}
