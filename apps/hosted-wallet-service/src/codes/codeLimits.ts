import type { Limit } from '../limits/takeFrom.js'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a code can be used. */
export const codeLifeMs = 10 * minuteMs
/** How long until another one can be asked for. */
export const resendAfterMs = 30_000
/** Tries at one code. */
export const triesPerCode = 5
/** Codes of one address that strangers can use at a time. */
export const liveCodes = 3

/**
 * Who asks: a device that is known has buckets of its own, so that strangers
 * cannot lock its owner out.
 */
export interface Asker {
  readonly projectId: string
  readonly mailbox: string
  readonly emailHash: string
  readonly knownDeviceId: string | undefined
  /** The network of the caller, /24 or /56. */
  readonly network: string
}

const who = ({ emailHash, knownDeviceId, mailbox }: Asker) => ({
  mailbox: knownDeviceId ? `known:${knownDeviceId}` : `mailbox:${mailbox}`,
  account: knownDeviceId ? `known:${knownDeviceId}` : `account:${emailHash}`,
})

/** What the operator allows, and what the asker has done for it. */
export interface SendTerms {
  /** The breaker: codes that strangers get in an hour, of all projects. */
  readonly mailsPerHour: number
  /** Has paid for this code by work. */
  readonly hasWorked: boolean
}

/** The bucket of the breaker. */
export const sendAllBucket = 'send-all'

/**
 * What sending a code is counted against. What many share gives to who works
 * for it when it gives no more for nothing; it comes first, so that who is
 * refused there uses nothing of a mailbox up. A known device is counted by
 * itself alone: what strangers use up is nothing of its own.
 */
export function sendLimits(
  asker: Asker,
  { hasWorked, mailsPerHour }: SendTerms,
): readonly Limit[] {
  const { mailbox } = who(asker)
  const own = [
    { bucket: `send-pause:${mailbox}`, count: 1, windowMs: resendAfterMs },
    { bucket: `send-hour:${mailbox}`, count: 5, windowMs: hourMs },
    { bucket: `send-day:${mailbox}`, count: 10, windowMs: dayMs },
  ]
  if (asker.knownDeviceId) return own
  const shared = (bucket: string, free: number, worked: number): Limit => ({
    bucket,
    count: hasWorked ? worked : free,
    windowMs: hourMs,
  })
  return [
    shared(`send-network:${asker.network}`, 20, 200),
    shared(`send-project:${asker.projectId}`, 500, 1_000),
    shared(sendAllBucket, Math.ceil(mailsPerHour / 2), mailsPerHour),
    ...own,
  ]
}

/** What a wrong code is counted against, besides the code itself. */
export function tryLimits(asker: Asker): readonly Limit[] {
  const { account } = who(asker)
  return [{ bucket: `wrong-day:${account}`, count: 20, windowMs: dayMs }]
}

/**
 * Wrong codes in a row after which strangers wait until a known device has
 * signed in; it never ends by itself within a year.
 */
export function lockLimit(asker: Asker): Limit | undefined {
  return asker.knownDeviceId
    ? undefined
    : {
        bucket: `wrong-row:${asker.emailHash}`,
        count: 100,
        windowMs: 365 * dayMs,
      }
}
