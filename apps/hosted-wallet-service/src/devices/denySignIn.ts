import type { Database } from '@hasp/service-frame'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { noteEvent } from '../audit/noteEvent.js'
import { isAhead } from '../database/moments.js'
import {
  challenges,
  denials,
  devices,
  emailChanges,
  moveChallenges,
  users,
} from '../database/tables.js'
import type { Service } from '../Service.js'
import { endDevice } from './endDevice.js'

/**
 * Ends what somebody else began with a visitor's address: the code, and the
 * device if it got in. A link that is unknown or over changes nothing, and the
 * answer does not tell.
 */
export async function denySignIn(
  service: Service,
  token: string,
): Promise<void> {
  await service.database.transaction((step) => deny(service, step, token))
}

async function deny(
  service: Service,
  database: Pick<Database, 'delete' | 'execute' | 'insert' | 'select'>,
  token: string,
): Promise<void> {
  const tokenHash = service.secrets.mac('denial', token)
  const [denial] = await database
    .select()
    .from(denials)
    .where(and(eq(denials.tokenHash, tokenHash), isAhead(denials.expiresAt)))
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
  // And a move to this address, which waits for its code.
  await database
    .delete(moveChallenges)
    .where(
      and(
        eq(moveChallenges.projectId, projectId),
        eq(moveChallenges.newEmailHash, emailHash),
        eq(moveChallenges.thumbprint, thumbprint),
      ),
    )
  // A change to this address that somebody else has under way.
  await database
    .delete(emailChanges)
    .where(
      and(
        eq(emailChanges.newEmailHash, emailHash),
        ne(emailChanges.stage, 'done'),
        inArray(
          emailChanges.deviceId,
          database
            .select({ id: devices.id })
            .from(devices)
            .where(eq(devices.thumbprint, thumbprint)),
        ),
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
  if (!device) return
  const name = await endDevice(database, device)
  if (name === undefined) return
  await noteEvent(service, database, device.userId, {
    event: 'signInDenied',
    device: name,
  })
}
