import type { Database } from '@hasp/service-frame'
import { queueMail } from '@hasp/service-frame/mail'
import { eq } from 'drizzle-orm'
import { mailboxMoves, users } from '../database/tables.js'
import { moveMail } from '../mail/moveMail.js'
import { projectNameOf } from '../projects/projectNameOf.js'
import type { Service } from '../Service.js'
import { moveNoticeMs } from './moveTimes.js'

/**
 * Tells both mailboxes of a move, in the transaction of what it tells and while
 * the address is still the one of before.
 */
export async function mailMove(
  service: Pick<Service, 'readOperator' | 'secrets' | 'walletOrigin'>,
  database: Pick<Database, 'insert' | 'select'>,
  notice: {
    readonly userId: string
    readonly type: 'Asked' | 'Cancelled' | 'Moved' | 'Taken'
    /** Of the link that calls it off. */
    readonly cancelToken?: string
  },
): Promise<void> {
  const { secrets, walletOrigin } = service
  const [found] = await database
    .select({ move: mailboxMoves, user: users })
    .from(mailboxMoves)
    .innerJoin(users, eq(users.id, mailboxMoves.userId))
    .where(eq(mailboxMoves.userId, notice.userId))
  if (!found) throw new Error('A move is told of that there is not.')
  const { move, user } = found
  const fields = {
    code: '',
    from: secrets.open('users.email', user.emailSealed),
    to: secrets.open('users.email', move.newEmailSealed),
    deviceName: move.deviceName,
    projectName: await projectNameOf(service, user.projectId),
    link: notice.cancelToken
      ? `${walletOrigin}/keep-mailbox/#${notice.cancelToken}`
      : `${walletOrigin}/`,
    movesAt: move.dueAt,
  }
  const mails = [
    moveMail(`old${notice.type}`, { ...fields, locale: user.locale }),
    moveMail(`new${notice.type}`, { ...fields, locale: move.locale }),
  ]
  for (const mail of mails)
    await queueMail(service, database, mail, moveNoticeMs)
}
