import type { Database } from '../database/Database.js'
import { fromNow } from '../database/moments.js'
import { outbox } from '../database/tables.js'
import type { Secrets } from '../secrets/Secrets.js'

/** A mail as it leaves. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Under what a mail is sealed while it waits. */
export const mailPurpose = 'outbox.mail'

/**
 * Puts a mail into the outbox, in the transaction of what it tells.
 * @param lifeMs after which it is of no use any more
 */
export async function queueMail(
  { secrets }: { readonly secrets: Secrets },
  database: Pick<Database, 'insert'>,
  mail: Mail,
  lifeMs: number,
): Promise<void> {
  await database.insert(outbox).values({
    mailSealed: secrets.seal(mailPurpose, JSON.stringify(mail)),
    expiresAt: fromNow(lifeMs),
  })
}
