import type { Database } from '@hasp/service-frame'
import { queueMail } from '@hasp/service-frame/mail'
import { eq, sql } from 'drizzle-orm'
import { codeLifeMs, resendAfterMs, triesPerCode } from '../codes/codeLimits.js'
import { drawCode } from '../codes/drawCode.js'
import { fromNow, untilMs } from '../database/moments.js'
import { moveChallenges } from '../database/tables.js'
import { makeDenialUrl } from '../devices/makeDenialUrl.js'
import { moveMail } from '../mail/moveMail.js'
import { projectNameOf } from '../projects/projectNameOf.js'
import type { Service } from '../Service.js'

type Challenge = typeof moveChallenges.$inferSelect

/** A code as it is kept: bound to its challenge and its address. */
export function moveCodeMac(
  { secrets }: Pick<Service, 'secrets'>,
  { id, newEmailHash }: Pick<Challenge, 'id' | 'newEmailHash'>,
  code: string,
): string {
  return secrets.mac('move-code', `${id}|${newEmailHash}|${code}`)
}

/** Draws a code for the new mailbox and mails it; only this one counts. */
export async function mailMoveCode(
  service: Service,
  database: Pick<Database, 'insert' | 'update'>,
  challenge: Challenge,
) {
  const { randomBytes, secrets } = service
  const { newEmailHash, newEmailSealed, projectId } = challenge
  if (newEmailHash === null || newEmailSealed === null)
    throw new Error('A move has no address to go to.')
  const code = drawCode(randomBytes)
  const [kept] = await database
    .update(moveChallenges)
    .set({
      codeMac: moveCodeMac(service, challenge, code),
      tries: 0,
      codeExpiresAt: sql`least(${fromNow(codeLifeMs)}, ${moveChallenges.expiresAt})`,
    })
    .where(eq(moveChallenges.id, challenge.id))
    .returning({ expiresAfterMs: untilMs(moveChallenges.codeExpiresAt) })
  if (!kept) throw new Error('A challenge is gone that was just locked.')
  const denied = { ...challenge, emailHash: newEmailHash }
  const mail = moveMail('newCode', {
    ...{ code, movesAt: undefined },
    from: '',
    to: secrets.open('users.email', newEmailSealed),
    deviceName: challenge.deviceName,
    projectName: await projectNameOf(service, projectId),
    link: await makeDenialUrl(service, database, denied),
    locale: challenge.locale,
  })
  await queueMail(service, database, mail, codeLifeMs)
  return { resendAfterMs, triesLeft: triesPerCode, ...kept }
}
