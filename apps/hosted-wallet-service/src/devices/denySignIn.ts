import { and, eq } from 'drizzle-orm'
import { isAhead } from '../database/moments.js'
import { challenges, denials, devices, users } from '../database/tables.js'
import type { Service } from '../Service.js'
import { endDevice } from './endDevice.js'

/**
 * Ends what somebody else began with a visitor's address: the code, and the
 * device if it got in. A link that is unknown or over changes nothing, and the
 * answer does not tell.
 */
export async function denySignIn(
  { database, secrets }: Service,
  token: string,
): Promise<void> {
  const [denial] = await database
    .select()
    .from(denials)
    .where(
      and(
        eq(denials.tokenHash, secrets.mac('denial', token)),
        isAhead(denials.expiresAt),
      ),
    )
  if (!denial) return
  const { emailHash, projectId, thumbprint } = denial
  await database
    .delete(challenges)
    .where(
      and(
        eq(challenges.projectId, projectId),
        eq(challenges.emailHash, emailHash),
        eq(challenges.thumbprint, thumbprint),
      ),
    )
  const [device] = await database
    .select({ deviceId: devices.id, userId: users.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(
      and(
        eq(users.projectId, projectId),
        eq(users.emailHash, emailHash),
        eq(devices.thumbprint, thumbprint),
      ),
    )
  if (device) await endDevice(database, device)
}
