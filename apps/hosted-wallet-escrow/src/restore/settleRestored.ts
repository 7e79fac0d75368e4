import type { Database } from '@hasp/service-frame'
import { isHome, type JournalLine, moveHome } from '@hasp/service-frame/restore'
import { outbox } from '@hasp/service-frame/tables'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { attempts, bindings, deposits } from '../database/tables.js'

/** What the log knows that a backup does not. */
export interface SinceBackup {
  /** Of wallets that another mailbox was bound to. */
  readonly bound: readonly JournalLine[]
  /** Of wallets that were forgotten. */
  readonly forgotten: readonly JournalLine[]
}

/** What a restored database had to give up. */
export interface Settled {
  readonly attemptsEnded: number
  readonly bindingsEnded: number
  readonly mailsDropped: number
  readonly walletsForgotten: number
  readonly walletsWithheld: number
}

/** No mailbox has it: the wallet's own key has to name one again. */
const nobody = 'withheld'

/**
 * Ends what may not go on in a database that was restored: what was called off
 * since the backup is not known to it. Nothing is released by an attempt of
 * before; a wallet whose mailbox was changed since is released to none, until
 * its own key says again whose it is.
 * @returns undefined for a database that is where it was
 */
export async function settleRestored(
  database: Database,
  { bound, forgotten }: SinceBackup,
): Promise<Settled | undefined> {
  return await database.transaction(async (step) => {
    if (await isHome(step)) return undefined
    const ended = await step.delete(attempts).returning({ id: attempts.id })
    const waiting = await step
      .update(bindings)
      .set({ endedAt: sql`now()` })
      .where(isNull(bindings.endedAt))
      .returning({ walletId: bindings.walletId })
    const mails = await step.delete(outbox).returning({ id: outbox.id })
    const gone = await step
      .delete(deposits)
      .where(inArray(deposits.walletId, walletsOf(forgotten)))
      .returning({ walletId: deposits.walletId })
    // One that waited may have become the wallet's mailbox since.
    const moved = new Set(waiting.map(({ walletId }) => walletId))
    for (const { version = 0, walletId = '' } of bound)
      if (!(await isKnown(step, walletId, version))) moved.add(walletId)
    const withheld = await step
      .update(deposits)
      .set({ emailHash: nobody })
      .where(inArray(deposits.walletId, [...moved]))
      .returning({ walletId: deposits.walletId })
    await moveHome(step)
    return {
      attemptsEnded: ended.length,
      bindingsEnded: waiting.length,
      mailsDropped: mails.length,
      walletsForgotten: gone.length,
      walletsWithheld: withheld.length,
    }
  })
}

const walletsOf = (lines: readonly JournalLine[]): string[] =>
  lines.flatMap(({ walletId }) => walletId ?? [])

/** Whether the backup knows of a binding, or of a later one. */
async function isKnown(
  database: Pick<Database, 'select'>,
  walletId: string,
  version: number,
): Promise<boolean> {
  const [known] = await database
    .select({ id: bindings.id })
    .from(bindings)
    .where(and(eq(bindings.walletId, walletId), gte(bindings.version, version)))
    .limit(1)
  return known !== undefined
}
