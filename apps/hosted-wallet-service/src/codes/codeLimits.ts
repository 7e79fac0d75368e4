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

/**
 * What sending a code is counted against. A known device is counted by itself
 * alone: what its network or the project is shared with uses nothing of it up.
 */
export function sendLimits(asker: Asker): readonly Limit[] {
  const { mailbox } = who(asker)
  const own = [
    { bucket: `send-pause:${mailbox}`, count: 1, windowMs: resendAfterMs },
    { bucket: `send-hour:${mailbox}`, count: 5, windowMs: hourMs },
    { bucket: `send-day:${mailbox}`, count: 10, windowMs: dayMs },
  ]
  if (asker.knownDeviceId) return own
  return [
    ...own,
    {
      bucket: `send-network:${asker.network}`,
      count: 20,
      windowMs: hourMs,
    },
    {
      bucket: `send-project:${asker.projectId}`,
      count: 1_000,
      windowMs: hourMs,
    },
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
