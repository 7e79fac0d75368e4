import { eq } from 'drizzle-orm'
import { type Asker, lockLimit, tryLimits } from '../codes/codeLimits.js'
import { counters } from '../database/tables.js'
import { giveBack, takeFrom } from '../limits/takeFrom.js'
import type { Service } from '../Service.js'
import { mailboxHash } from '../secrets/emailHash.js'

/** A change as far as limits count. */
export interface CountedChange {
  readonly deviceId: string
  readonly newEmailHash: string
  readonly newEmailSealed: string
  readonly stage: 'old' | 'new'
}

/**
 * Who a code for a change is counted against. For the old mailbox that is the
 * device, which is known. Nobody has proved the new one yet: it has buckets of
 * its own, which no sign-in uses up and which no device gets around.
 */
function askerOf(
  { secrets }: Service,
  change: CountedChange,
  about: { readonly network: string; readonly projectId: string },
): Asker {
  const email = secrets.open('users.email', change.newEmailSealed)
  return change.stage === 'old'
    ? { ...about, mailbox: '', emailHash: '', knownDeviceId: change.deviceId }
    : {
        ...about,
        mailbox: `change:${mailboxHash(secrets, email)}`,
        emailHash: `change:${change.newEmailHash}`,
        knownDeviceId: undefined,
      }
}

/** Takes one code to be sent; the visitor has nothing to work for it. */
export async function takeEmailSend(
  service: Service,
  change: CountedChange,
  about: { readonly network: string; readonly projectId: string },
) {
  const asker = askerOf(service, change, about)
  return await takeFrom(service.database, service.sendLimits(asker, true))
}

/** What a code that is given is counted against. */
export function emailTryLimits(service: Service, change: CountedChange) {
  const asker = askerOf(service, change, { network: '', projectId: '' })
  return { tries: tryLimits(asker), lock: lockLimit(asker) }
}

/** The code was right: it was no wrong one, and wrong ones are no row. */
export async function forgetTry(
  { database }: Service,
  { lock, tries }: ReturnType<typeof emailTryLimits>,
): Promise<void> {
  for (const { bucket } of tries) await giveBack(database, bucket)
  if (lock)
    await database.delete(counters).where(eq(counters.bucket, lock.bucket))
}
