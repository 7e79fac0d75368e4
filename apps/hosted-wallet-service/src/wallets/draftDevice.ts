import type { Database } from '@hasp/service-frame'
import { eq, sql } from 'drizzle-orm'
import { drafts } from '../database/tables.js'
import type { Service } from '../Service.js'
import { drawHalf } from './drawHalf.js'

/**
 * Drafts a device of a wallet that a recovery opens. Its half is drawn once and
 * stays until the device is trusted, whoever asks in between: an answer that was
 * lost, or comes late, gives no other half than the one that is kept.
 * @returns the half
 */
export async function draftDevice(
  service: Service,
  database: Pick<Database, 'insert'>,
  { deviceId, ...draft }: Omit<typeof drafts.$inferSelect, 'serverHalfSealed'>,
): Promise<string> {
  const { secrets } = service
  const drawn = secrets.seal('devices.half', drawHalf(service))
  const [kept] = await database
    .insert(drafts)
    .values({ deviceId, ...draft, serverHalfSealed: drawn })
    .onConflictDoUpdate({
      target: drafts.deviceId,
      set: {
        ...draft,
        serverHalfSealed: sql`case when ${eq(drafts.walletId, draft.walletId)} then ${drafts.serverHalfSealed} else ${drawn} end`,
      },
    })
    .returning({ serverHalfSealed: drafts.serverHalfSealed })
  if (!kept) throw new Error('A device was not drafted.')
  return secrets.open('devices.half', kept.serverHalfSealed)
}
