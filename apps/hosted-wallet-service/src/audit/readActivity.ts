import {
  activityEvents,
  type WalletServiceBody,
  type WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { sinceMs } from '../database/moments.js'
import { audit } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'

const pageLength = 30

/**
 * What happened to the wallet of a user, the newest first. Whoever has proved
 * the mailbox and nothing else does not read it.
 */
export async function readActivity(
  { database }: Service,
  { deviceId, userId }: Session,
  { beforeSequence }: WalletServiceBody<'readActivity'>,
): Promise<WalletServiceReply<'readActivity'>> {
  const { deviceState } = await readWalletState(database, deviceId)
  if (deviceState !== 'trusted') return { activity: [], hasOlder: false }
  const rows = await database
    .select({
      sequence: audit.sequence,
      beforeMs: sinceMs(audit.at),
      event: audit.event,
      details: audit.details,
    })
    .from(audit)
    .where(
      and(
        eq(audit.userId, userId),
        isNotNull(audit.details),
        ...(beforeSequence === undefined
          ? []
          : [lt(audit.sequence, beforeSequence)]),
      ),
    )
    .orderBy(desc(audit.sequence))
    .limit(pageLength + 1)
  return {
    activity: rows.slice(0, pageLength).map(({ details, event, ...place }) => ({
      ...place,
      happened: v.parse(activityEvents, {
        event,
        ...JSON.parse(details ?? '{}'),
      }),
    })),
    hasOlder: rows.length > pageLength,
  }
}
