import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { and, eq, isNull } from 'drizzle-orm'
import { untilMs } from '../database/moments.js'
import {
  mailboxMoves,
  recoveries,
  recoveryProofs,
  wallets,
} from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { countsAfterMs } from './findObstacle.js'

/** The move that waits, and what could prove another. */
export async function readMove(
  { database, moveTimes, secrets }: Service,
  { deviceId, userId }: Session,
): Promise<WalletServiceReply<'readMove'>> {
  const { deviceState } = await readWalletState(database, deviceId)
  if (deviceState !== 'trusted') return { provable: [] }
  const [move] = await database
    .select({
      emailSealed: mailboxMoves.newEmailSealed,
      movedAfterMs: untilMs(mailboxMoves.dueAt),
    })
    .from(mailboxMoves)
    .where(
      and(eq(mailboxMoves.userId, userId), isNull(mailboxMoves.cancelledAt)),
    )
  const provable = await database
    .select({
      recoveryId: recoveries.id,
      countsAfterMs: countsAfterMs(moveTimes.proofAgeMs),
    })
    .from(recoveryProofs)
    .innerJoin(recoveries, eq(recoveries.id, recoveryProofs.recoveryId))
    .innerJoin(wallets, eq(wallets.id, recoveries.walletId))
    .where(eq(wallets.userId, userId))
  if (!move) return { provable }
  const { emailSealed, movedAfterMs } = move
  const email = secrets.open('users.email', emailSealed)
  return { move: { email, movedAfterMs }, provable }
}
