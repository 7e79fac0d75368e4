import type { Database } from '@hasp/service-frame'
import { and, eq } from 'drizzle-orm'
import { devices, users } from '../database/tables.js'

/** A device that has signed in to this address before, and may still. */
export async function findKnownDevice(
  database: Pick<Database, 'select'>,
  of: {
    readonly projectId: string
    readonly emailHash: string
    readonly thumbprint: string
  },
): Promise<{ readonly id: string } | undefined> {
  const [found] = await database
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(
      and(
        eq(users.projectId, of.projectId),
        eq(users.emailHash, of.emailHash),
        eq(devices.thumbprint, of.thumbprint),
      ),
    )
  return found
}
