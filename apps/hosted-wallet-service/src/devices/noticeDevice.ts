import type { Database } from '@hasp/service-frame'
import { queueMail } from '@hasp/service-frame/mail'
import { eq, sql } from 'drizzle-orm'
import { devices, users, wallets } from '../database/tables.js'
import { deviceMail } from '../mail/deviceMail.js'
import type { Service } from '../Service.js'
import { denialLifeMs, makeDenialUrl } from './makeDenialUrl.js'

/**
 * Tells the owner of a wallet of a device that has just proved the mailbox: of
 * each once, and again where its time begins to run. It happens in the step
 * that lets the device in, so that none gets in unnoticed.
 */
export async function noticeDevice(
  service: Service,
  database: Pick<Database, 'insert' | 'select' | 'update'>,
  deviceId: string,
  of: { readonly projectName: string; readonly isHoldNew: boolean },
): Promise<void> {
  const [found] = await database
    .select({ device: devices, user: users })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .innerJoin(wallets, eq(wallets.userId, users.id))
    .where(eq(devices.id, deviceId))
  if (!found || found.device.isTrusted) return
  const { device, user } = found
  if (device.noticedAt && !of.isHoldNew) return
  const mail = deviceMail({
    to: service.secrets.open('users.email', user.emailSealed),
    projectName: of.projectName,
    origin: device.origin,
    deviceName: device.name,
    denialUrl: await makeDenialUrl(service, database, { ...user, ...device }),
    holdEndsAt: device.holdEndsAt ?? undefined,
    locale: user.locale,
  })
  await queueMail(service, database, mail, denialLifeMs)
  await database
    .update(devices)
    .set({ noticedAt: sql`now()` })
    .where(eq(devices.id, deviceId))
}
