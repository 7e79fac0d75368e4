import type {
  WalletServiceBody,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, isNull } from 'drizzle-orm'
import { fromNow, isAhead } from '../database/moments.js'
import { rendezvous } from '../database/tables.js'
import type { Service } from '../Service.js'
import type { Session } from '../tokens/Session.js'

const lifeMs = 10 * 60_000

/** Only a hash is kept: who reads the database cannot take part. */
const hashOf = ({ secrets }: Service, handle: string) =>
  secrets.mac('rendezvous.handle', handle)

/** Leaves what a window is to show. A handle that is in use stays as it is. */
export async function openRendezvous(
  service: Service,
  { userId }: Session,
  { handle, sealed }: WalletServiceBody<'openRendezvous'>,
): Promise<WalletServiceReply<'openRendezvous'>> {
  await service.database
    .insert(rendezvous)
    .values({
      handleHash: hashOf(service, handle),
      userId,
      request: sealed,
      expiresAt: fromNow(lifeMs),
    })
    .onConflictDoNothing()
  return {}
}

/** Gives what is to be shown to the first window that asks. */
export async function meetRendezvous(
  service: Service,
  { handle }: WalletServiceBody<'meetRendezvous'>,
): Promise<WalletServiceReply<'meetRendezvous'>> {
  const [met] = await service.database
    .update(rendezvous)
    .set({ isMet: true })
    .where(
      and(
        eq(rendezvous.handleHash, hashOf(service, handle)),
        eq(rendezvous.isMet, false),
        isAhead(rendezvous.expiresAt),
      ),
    )
    .returning({ sealed: rendezvous.request })
  return met ? { found: met } : {}
}

/** Keeps the first answer. */
export async function answerRendezvous(
  service: Service,
  { handle, sealed }: WalletServiceBody<'answerRendezvous'>,
): Promise<WalletServiceReply<'answerRendezvous'>> {
  const [kept] = await service.database
    .update(rendezvous)
    .set({ answer: sealed, isMet: true })
    .where(
      and(
        eq(rendezvous.handleHash, hashOf(service, handle)),
        isNull(rendezvous.answer),
        isAhead(rendezvous.expiresAt),
      ),
    )
    .returning({ userId: rendezvous.userId })
  return { isFirst: kept !== undefined }
}

/** What became of a rendezvous, for the user who opened it. */
export async function readRendezvous(
  service: Service,
  { userId }: Session,
  { handle }: WalletServiceBody<'readRendezvous'>,
): Promise<WalletServiceReply<'readRendezvous'>> {
  const [found] = await service.database
    .select({ answer: rendezvous.answer, isMet: rendezvous.isMet })
    .from(rendezvous)
    .where(
      and(
        eq(rendezvous.handleHash, hashOf(service, handle)),
        eq(rendezvous.userId, userId),
        isAhead(rendezvous.expiresAt),
      ),
    )
  if (!found) return { isMet: false }
  const { answer, isMet } = found
  return { isMet, ...(answer !== null && { sealed: answer }) }
}
