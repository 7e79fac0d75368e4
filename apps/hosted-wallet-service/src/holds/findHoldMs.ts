import { and, eq } from 'drizzle-orm'
import { devices, users, wallets } from '../database/tables.js'
import type { Service } from '../Service.js'

/**
 * How long the device has to wait that has just typed a code: only where the
 * provider can help a visitor back (mode `assisted`), and nothing but the
 * mailbox speaks for the device. What it is worth to a thief is asked at each
 * sign-in until a hold has begun, or an empty wallet would let a device in that
 * waits for it to be filled.
 * @returns undefined where no hold begins
 */
export async function findHoldMs(
  { database, holds }: Pick<Service, 'database' | 'holds'>,
  of: {
    readonly projectId: string
    readonly emailHash: string
    readonly thumbprint: string
  },
): Promise<number | undefined> {
  const [found] = await database
    .select({
      eip155: wallets.addressEip155,
      solana: wallets.addressSolana,
      mode: wallets.mode,
      isTrusted: devices.isTrusted,
      holdEndsAt: devices.holdEndsAt,
    })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .leftJoin(
      devices,
      and(eq(devices.userId, users.id), eq(devices.thumbprint, of.thumbprint)),
    )
    .where(
      and(eq(users.projectId, of.projectId), eq(users.emailHash, of.emailHash)),
    )
  if (found?.mode !== 'assisted' || found.isTrusted || found.holdEndsAt)
    return undefined
  return (await holds.lengthMs(found)) || undefined
}
