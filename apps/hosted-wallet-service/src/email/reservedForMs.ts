import type { Database } from '@hasp/service-frame'
import { and, eq, ne } from 'drizzle-orm'
import { isAhead, untilMs } from '../database/moments.js'
import { emailChanges, users } from '../database/tables.js'
import { awaitedForMs } from '../lostMailbox/awaitedForMs.js'

/**
 * How long an address is kept for the user who had it before and may take it
 * back, or who gets it in the place of a lost one: nobody else opens a wallet
 * with it meanwhile.
 */
export async function reservedForMs(
  database: Pick<Database, 'select'>,
  of: {
    readonly projectId: string
    readonly emailHash: string
    readonly userId: string
  },
): Promise<number> {
  const [reserved] = await database
    .select({ forMs: untilMs(emailChanges.expiresAt) })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        eq(emailChanges.oldEmailHash, of.emailHash),
        eq(emailChanges.stage, 'done'),
        isAhead(emailChanges.expiresAt),
        eq(users.projectId, of.projectId),
        ne(users.id, of.userId),
      ),
    )
  return Math.max(reserved?.forMs ?? 0, await awaitedForMs(database, of))
}

/** The address is kept for somebody else. */
export class ReservedError extends Error {
  readonly forMs: number

  constructor(forMs: number) {
    super('The address is kept for the user who had it before.')
    this.forMs = forMs
  }
}

/**
 * Asked once the user is made, in the same transaction: a change that was done
 * a moment ago is seen.
 * @throws ReservedError
 */
export async function refuseReserved(
  ...asked: Parameters<typeof reservedForMs>
): Promise<void> {
  const forMs = await reservedForMs(...asked)
  if (forMs > 0) throw new ReservedError(forMs)
}
