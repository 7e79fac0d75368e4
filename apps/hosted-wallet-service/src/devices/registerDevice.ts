import type { Database } from '@hasp/service-frame'
import { eq, sql } from 'drizzle-orm'
import { fromNow } from '../database/moments.js'
import { devices, users, wallets } from '../database/tables.js'

/** A challenge whose code was typed. */
export interface ProvedChallenge {
  readonly projectId: string
  readonly emailHash: string
  readonly emailSealed: string
  readonly thumbprint: string
  readonly deviceName: string
  readonly origin: string
  readonly locale: string | null
}

/**
 * Notes that a device has proved a mailbox. The first one of a user without a
 * wallet is trusted, for there is nothing to protect yet; every later one waits
 * until something besides the mailbox speaks for it.
 * @param holdMs where a hold begins that has not begun before
 */
export async function registerDevice(
  database: Pick<Database, 'insert' | 'select'>,
  challenge: ProvedChallenge,
  holdMs: number | undefined,
): Promise<{ readonly userId: string; readonly deviceId: string }> {
  const { deviceName, emailHash, emailSealed, locale, origin } = challenge
  const { projectId, thumbprint } = challenge
  const [user] = await database
    .insert(users)
    .values({ projectId, emailHash, emailSealed, locale })
    .onConflictDoUpdate({
      target: [users.projectId, users.emailHash],
      set: { emailHash },
    })
    .returning({ id: users.id })
  if (!user) throw new Error('A user was neither made nor found.')
  const [wallet] = await database
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.userId, user.id))
  const holdEndsAt = holdMs === undefined ? undefined : fromNow(holdMs)
  const [device] = await database
    .insert(devices)
    .values({
      userId: user.id,
      thumbprint,
      name: deviceName,
      origin,
      isTrusted: wallet === undefined,
      holdEndsAt,
    })
    .onConflictDoUpdate({
      target: [devices.userId, devices.thumbprint],
      set: {
        lastUsedAt: sql`now()`,
        ...(holdEndsAt && {
          holdEndsAt: sql`coalesce(${devices.holdEndsAt}, ${holdEndsAt})`,
        }),
      },
    })
    .returning({ id: devices.id })
  if (!device) throw new Error('A device was neither made nor found.')
  return { userId: user.id, deviceId: device.id }
}
