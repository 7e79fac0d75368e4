import { openDatabase } from '@hasp/service-frame'
import { readJournal } from '@hasp/service-frame/restore'
import type { Configuration } from '../configuration.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { boundEvent, forgottenEvent } from './journalEvents.js'
import { type Settled, settleRestored } from './settleRestored.js'

/**
 * The command `restored`.
 * @param logPath what the escrow has logged since the backup
 * @throws Error where the escrow runs
 */
export async function restored(
  { database: location }: Configuration,
  logPath: string | undefined,
): Promise<string> {
  const read = async (event: string) =>
    logPath === undefined ? [] : await readJournal(logPath, event)
  const since = {
    bound: await read(boundEvent),
    forgotten: await read(forgottenEvent),
  }
  const { close, database } = await openDatabase(location, migrationsFolder)
  try {
    const settled = 'url' in location && (await settleRestored(database, since))
    return settled ? tell(settled) : 'The database is where it was.'
  } finally {
    await close()
  }
}

function tell(settled: Settled): string {
  return `The database may be served from here. Nothing of before is released within 72 hours, whatever the hold. Of what came after the backup:
- Secrets that were left here since are lost: such wallets open on their devices, and by no mailbox.
- Wallets whose mailbox was changed since are released to no mailbox, as far as --log says so, until their visitor changes the address again. Without --log the old mailbox counts again, after 72 hours.
- Wallets that were forgotten since are forgotten again, as far as --log says so.
- Links of mails do nothing. Counters of wrong codes are those of the backup.
Ended here: attempts ${settled.attemptsEnded}, changes of a mailbox ${settled.bindingsEnded}, mails ${settled.mailsDropped}; withheld: ${settled.walletsWithheld}, forgotten: ${settled.walletsForgotten}. Whoever waited begins anew.`
}
