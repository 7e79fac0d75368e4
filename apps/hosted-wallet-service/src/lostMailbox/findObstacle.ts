import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { eq, sql } from 'drizzle-orm'
import { untilMs } from '../database/moments.js'
import {
  deletions,
  mailboxMoves,
  recoveryProofs,
  wallets,
} from '../database/tables.js'
import type { Service } from '../Service.js'

type Obstacle = Extract<
  WalletServiceReply<'confirmMove'>,
  { outcome: 'WAITING' | 'FROZEN' | 'DELETING' }
>

/** How long it is until what proves a way back is old enough. */
export const countsAfterMs = (proofAgeMs: number) =>
  sql<number>`greatest(0, ceil(extract(epoch from (${recoveryProofs.createdAt} - now())) * 1000 + ${proofAgeMs}))`.mapWith(
    Number,
  )

/** Why the wallet of a way back that was proved is not moved, if it is so. */
export async function findObstacle(
  { proofAgeMs }: Service['moveTimes'],
  database: Pick<Database, 'select'>,
  of: { readonly userId: string; readonly recoveryId: string },
): Promise<Obstacle | undefined> {
  const [deletion] = await database
    .select({ deletedAfterMs: untilMs(deletions.dueAt) })
    .from(deletions)
    .where(eq(deletions.userId, of.userId))
  if (deletion) return { outcome: 'DELETING', ...deletion }
  const [move] = await database
    .select({
      cancelledAt: mailboxMoves.cancelledAt,
      movedAfterMs: untilMs(mailboxMoves.dueAt),
      restsForMs: untilMs(mailboxMoves.expiresAt),
    })
    .from(mailboxMoves)
    .where(eq(mailboxMoves.userId, of.userId))
  if (move && !move.cancelledAt)
    return { outcome: 'WAITING', movedAfterMs: move.movedAfterMs }
  const [wallet] = await database
    .select({ frozenForMs: untilMs(wallets.frozenUntil) })
    .from(wallets)
    .where(eq(wallets.userId, of.userId))
  const [proof] = await database
    .select({ countsAfterMs: countsAfterMs(proofAgeMs) })
    .from(recoveryProofs)
    .where(eq(recoveryProofs.recoveryId, of.recoveryId))
  const frozenForMs = Math.max(
    wallet?.frozenForMs ?? 0,
    move?.restsForMs ?? 0,
    proof?.countsAfterMs ?? 0,
  )
  return frozenForMs > 0 ? { outcome: 'FROZEN', frozenForMs } : undefined
}
