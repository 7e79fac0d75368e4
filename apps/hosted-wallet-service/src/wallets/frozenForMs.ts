import type { Database } from '@hasp/service-frame'
import { eq } from 'drizzle-orm'
import { fromNow, untilMs } from '../database/moments.js'
import { wallets } from '../database/tables.js'
import { freezeMs } from '../email/emailTimes.js'
import { movingForMs } from '../lostMailbox/movingForMs.js'
import type { Session } from '../tokens/Session.js'
import { frozenAfterHoldMs } from './frozenAfterHoldMs.js'

/**
 * How long a device must neither export the wallet nor change the ways back to
 * it: 72 hours after the wallet's address was changed, and after a hold of the
 * device has ended by itself, and while a move to another address waits.
 */
export async function frozenForMs(
  database: Pick<Database, 'select'>,
  { deviceId, userId }: Pick<Session, 'deviceId' | 'userId'>,
): Promise<number> {
  const [wallet] = await database
    .select({ forMs: untilMs(wallets.frozenUntil) })
    .from(wallets)
    .where(eq(wallets.userId, userId))
  return Math.max(
    wallet?.forMs ?? 0,
    await frozenAfterHoldMs(database, deviceId),
    await movingForMs(database, userId),
  )
}

/** From now on `frozenForMs` holds for 72 hours. */
export async function freezeWallet(
  database: Pick<Database, 'update'>,
  userId: string,
): Promise<void> {
  await database
    .update(wallets)
    .set({ frozenUntil: fromNow(freezeMs) })
    .where(eq(wallets.userId, userId))
}
