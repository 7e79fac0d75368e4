import { HttpProblem } from '@hasp/service-frame'
import { and, eq, isNull } from 'drizzle-orm'
import { isAhead, sinceMs } from '../database/moments.js'
import { devices, sessions } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from './Session.js'

/**
 * Whose token it is, used by the device that it was given to.
 * @throws HttpProblem 401 `TOKEN_INVALID`
 */
export async function readSession(
  { database, secrets }: Service,
  accessToken: string,
  thumbprint: string,
): Promise<Session> {
  const [session] = await database
    .select({
      id: sessions.id,
      userId: sessions.userId,
      deviceId: sessions.deviceId,
      codeProvedBeforeMs: sinceMs(sessions.codeProvedAt),
    })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .where(
      and(
        eq(sessions.accessHash, secrets.mac('token', accessToken)),
        isAhead(sessions.accessExpiresAt),
        isNull(sessions.endedAt),
        eq(devices.thumbprint, thumbprint),
      ),
    )
  if (!session) throw new HttpProblem(401, 'TOKEN_INVALID')
  return session
}
