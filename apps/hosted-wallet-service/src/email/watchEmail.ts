import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { eq } from 'drizzle-orm'
import { fromNow } from '../database/moments.js'
import { sessions, users } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { watchMs } from './emailTimes.js'

/**
 * The address as it is now. A device that asks waits for a change that another
 * one makes, and stays signed in through it; one that is not trusted goes with
 * the change, whatever it asks.
 */
export async function watchEmail(
  { database, secrets }: Service,
  { id, userId }: Session,
): Promise<WalletServiceReply<'watchEmail'>> {
  await database
    .update(sessions)
    .set({ watchesEmailUntil: fromNow(watchMs) })
    .where(eq(sessions.id, id))
  const [user] = await database
    .select({ emailSealed: users.emailSealed })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Error('The user of a session does not exist.')
  return { email: secrets.open('users.email', user.emailSealed) }
}
