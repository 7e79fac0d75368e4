import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { queueMail } from '@hasp/service-frame/mail'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { fromNow, isAhead } from '../database/moments.js'
import { challenges, devices, users } from '../database/tables.js'
import { findKnownDevice } from '../devices/findKnownDevice.js'
import { makeDenialUrl } from '../devices/makeDenialUrl.js'
import { takeFrom } from '../limits/takeFrom.js'
import { codeMail } from '../mail/codeMail.js'
import { findProject } from '../projects/findProject.js'
import type { Service } from '../Service.js'
import { emailHash, mailboxHash, normalEmail } from '../secrets/emailHash.js'
import {
  type Asker,
  codeLifeMs,
  liveCodes,
  resendAfterMs,
  sendAllBucket,
  triesPerCode,
} from './codeLimits.js'
import { codeMac } from './codeMac.js'
import { drawCode } from './drawCode.js'
import { askForWork, isWorkDone } from './work.js'

/** No answer is faster: how long it took tells nothing. */
const floorMs = 250

type Body = WalletServiceBody<'startChallenge'>
type Reply = WalletServiceReply<'startChallenge'>

/**
 * Mails a code. Whether there is a wallet for the address changes nothing of
 * the answer, its time included.
 */
export async function startChallenge(
  service: Service,
  body: Body,
  caller: { readonly thumbprint: string; readonly network: string },
): Promise<Reply> {
  const project = await findProject(service, body.projectId, body.origin)
  const [reply] = await Promise.all([
    send(service, body, caller, project.name),
    service.clock.sleep(floorMs + (service.randomBytes(1)[0] ?? 0) / 8),
  ])
  return reply
}

async function send(
  service: Service,
  body: Body,
  { network, thumbprint }: { thumbprint: string; network: string },
  projectName: string,
): Promise<Reply> {
  const { database, secrets } = service
  const hash = emailHash(secrets, body.email)
  const known = await findKnownDevice(database, {
    projectId: body.projectId,
    emailHash: hash,
    thumbprint,
  })
  const refusal = await takeSend(service, body.work, {
    projectId: body.projectId,
    mailbox: mailboxHash(secrets, body.email),
    emailHash: hash,
    knownDeviceId: known?.id,
    network,
  })
  if (refusal) return refusal

  const id = crypto.randomUUID()
  const code = drawCode(service.randomBytes)
  await database.transaction(async (step) => {
    await endOlder(step, { projectId: body.projectId, hash, thumbprint })
    await step.insert(challenges).values({
      id,
      projectId: body.projectId,
      emailHash: hash,
      emailSealed: secrets.seal('users.email', normalEmail(body.email)),
      thumbprint,
      origin: body.origin,
      deviceName: body.deviceName,
      locale: body.locale ?? null,
      codeMac: codeMac(secrets, { id, emailHash: hash }, code),
      expiresAt: fromNow(codeLifeMs),
    })
    const denied = { projectId: body.projectId, emailHash: hash, thumbprint }
    const mail = codeMail({
      to: normalEmail(body.email),
      code,
      projectName,
      origin: body.origin,
      deviceName: body.deviceName,
      denialUrl: await makeDenialUrl(service, step, denied),
      locale: body.locale,
    })
    await queueMail(service, step, mail, codeLifeMs)
  })
  service.wakeMailer()
  return {
    outcome: 'SENT',
    challengeId: id,
    resendAfterMs,
    expiresAfterMs: codeLifeMs,
    triesLeft: triesPerCode,
  }
}

/** @returns what to answer where no code may be sent */
async function takeSend(
  service: Service,
  work: Body['work'],
  asker: Asker,
): Promise<Exclude<Reply, { outcome: 'SENT' }> | undefined> {
  const { database, log, sendLimits } = service
  const hasWorked = !asker.knownDeviceId && (await isWorkDone(service, work))
  const refusal = await takeFrom(database, sendLimits(asker, hasWorked))
  if (!refusal) return undefined
  const { bucket, count, retryAfterMs } = refusal
  const worked = sendLimits(asker, true).find((one) => one.bucket === bucket)
  if (!hasWorked && worked && count < worked.count)
    return await askForWork(service)
  if (bucket === sendAllBucket) log({ event: 'mail limit reached' })
  return { outcome: 'TRY_LATER', retryAfterMs }
}

/**
 * A new code replaces the one of the same device, and the oldest of many that
 * strangers asked for: theirs end none of a known device.
 */
async function endOlder(
  database: Pick<Service['database'], 'select' | 'delete'>,
  of: { projectId: string; hash: string; thumbprint: string },
): Promise<void> {
  const live = await database
    .select({
      id: challenges.id,
      thumbprint: challenges.thumbprint,
      deviceId: devices.id,
    })
    .from(challenges)
    .leftJoin(
      users,
      and(
        eq(users.projectId, challenges.projectId),
        eq(users.emailHash, challenges.emailHash),
      ),
    )
    .leftJoin(
      devices,
      and(
        eq(devices.userId, users.id),
        eq(devices.thumbprint, challenges.thumbprint),
      ),
    )
    .where(
      and(
        eq(challenges.projectId, of.projectId),
        eq(challenges.emailHash, of.hash),
        isNull(challenges.usedAt),
        isAhead(challenges.expiresAt),
      ),
    )
    .orderBy(asc(challenges.createdAt))
  const others = live.filter(
    ({ deviceId, thumbprint }) =>
      deviceId === null && thumbprint !== of.thumbprint,
  )
  const ended = [
    ...live.filter(({ thumbprint }) => thumbprint === of.thumbprint),
    ...others.slice(0, Math.max(0, others.length - (liveCodes - 1))),
  ].map(({ id }) => id)
  if (ended.length > 0)
    await database.delete(challenges).where(inArray(challenges.id, ended))
}
