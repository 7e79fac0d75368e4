import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import { attempts, bindings, deposits } from '../database/tables.js'
import type { Escrow } from '../Escrow.js'

/**
 * Puts the mailbox that was bound to a wallet in the place of the one before,
 * once its delay is over, and ends what the one before had begun.
 */
export async function settleBinding(
  { database }: Pick<Escrow, 'database'>,
  walletId: string,
): Promise<void> {
  await database.transaction(async (step) => {
    const [due] = await step
      .update(bindings)
      .set({ endedAt: sql`now()` })
      .where(
        and(
          eq(bindings.walletId, walletId),
          isNull(bindings.endedAt),
          lte(bindings.bindsAt, sql`now()`),
        ),
      )
      .returning()
    if (!due) return
    const { emailHash, emailSealed, locale } = due
    await step
      .update(deposits)
      .set({ emailHash, emailSealed, locale })
      .where(eq(deposits.walletId, walletId))
    await step
      .delete(attempts)
      .where(
        and(eq(attempts.walletId, walletId), ne(attempts.emailHash, emailHash)),
      )
  })
}
