import { operatorFileSchema } from '@hasp/protocol/project'
import { systemClock } from '@hasp/service-frame'
import {
  createOperatorReader,
  readJsonFile,
} from '@hasp/service-frame/operator'
import { readJournal } from '@hasp/service-frame/restore'
import { openKeyRing, readMasterKey } from '@hasp/service-frame/secrets'
import type { Configuration } from '../configuration.js'
import { openServiceDatabase } from '../database/openServiceDatabase.js'
import { deletedEvent } from '../leaving/deleteDue.js'
import { type Settled, settleRestored } from '../restore/settleRestored.js'
import { keyUse } from '../secrets/keyUse.js'
import type { Done, Written } from './Command.js'

/** @throws Error where a process serves the database */
export async function restored(
  {
    database: location,
    masterKeyFile,
    operatorFile,
    walletOrigin,
  }: Configuration,
  { logPath }: Pick<Written, 'logPath'>,
): Promise<Done> {
  const masterKey = await readMasterKey(masterKeyFile, { isMade: false })
  const lines =
    logPath === undefined ? [] : await readJournal(logPath, deletedEvent)
  const { close, database } = await openServiceDatabase({
    database: location,
  })
  try {
    const { secrets } = await openKeyRing(database, masterKey, keyUse)
    const readOperator = createOperatorReader({
      now: systemClock.now,
      read: () => readJsonFile(operatorFile, operatorFileSchema),
    })
    const settled =
      'url' in location &&
      (await settleRestored(
        { database, readOperator, secrets, walletOrigin },
        lines.flatMap(({ userId }) => userId ?? []),
      ))
    return settled
      ? { isChanged: true, said: tell(settled) }
      : { isChanged: false, said: 'The database is where it was.' }
  } finally {
    await close()
  }
}

function tell(settled: Settled): string {
  const newest = settled.newest?.toISOString() ?? 'no moment: it is empty'
  return `The database may be served from here. The newest thing in it is of ${newest}. Of what came later:
- Wallets made since are lost, for the service's half of each is. Their owners are new here: tell them not to make another one before they have moved what they can by an exported key.
- Recoveries added since, and devices trusted since, are unknown; older devices and recoveries open the wallets as before.
- Addresses changed since are the old ones again: the old mailbox signs in.
- Devices taken away since are trusted again, once they type a code; ask whoever took one away to do so again.
- Codes and links that were mailed since do nothing. Mail that the mail server still holds arrives all the same.
- Counters of wrong codes are those of the backup.
- Users who were deleted since are here again. With --log they are deleted again at once, as far as the log says so: ${settled.usersDeleted}. Without it, name them by that log before you serve it.
- Deletions that were asked for and not done are called off, and their owners are told: ${settled.deletionsDropped}. Whoever wants it asks again.
- Moves to another address, where a mailbox was lost, are off: ${settled.movesDropped}. Whoever wants it asks again, and waits seven days anew.
- Words that were about to be shown are not: whoever wants them asks again.
Ended here: sessions ${settled.sessionsEnded}, waiting devices ${settled.devicesDropped}, changes of an address ${settled.changesDropped}, mails ${settled.mailsDropped}. Whoever was signed in types a code, and a device that waited waits anew.`
}
