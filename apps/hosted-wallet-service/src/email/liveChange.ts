import type { Database } from '@hasp/service-frame'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { isAhead } from '../database/moments.js'
import { emailChanges, users } from '../database/tables.js'
import type { Session } from '../tokens/Session.js'

/** The change that a device has under way; another device's is none of its. */
export function isLiveFor({ deviceId, userId }: Session): SQL | undefined {
  return and(
    eq(emailChanges.userId, userId),
    eq(emailChanges.deviceId, deviceId),
    ne(emailChanges.stage, 'done'),
    isAhead(emailChanges.expiresAt),
  )
}

/** It with the mailbox that it waits for. */
export async function findLiveChange(
  database: Pick<Database, 'select'>,
  session: Session,
) {
  const [found] = await database
    .select({ change: emailChanges, projectId: users.projectId })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(isLiveFor(session))
  if (!found || found.change.stage === 'done') return undefined
  const { change, projectId } = found
  return { change, mailbox: found.change.stage, projectId }
}
