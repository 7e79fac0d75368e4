import type { Limit } from '@hasp/service-frame/limits'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a code can be used. */
export const codeLifeMs = 10 * minuteMs
/** How long until another one can be asked for. */
export const resendAfterMs = 30_000
/** Tries at one code. */
export const triesPerCode = 5
/** Codes of one mailbox that can be used at a time. */
export const liveCodes = 3
/** How long a secret waits for its frame once the hold is over. */
export const collectLifeMs = 7 * dayMs
/** How long the mailbox of before counts on. */
export const bindingDelayMs = 72 * hourMs

/**
 * Whose attempts are counted together: those for one wallet by one mailbox.
 * Strangers do not know the wallet's id, so that they use nothing up.
 */
export interface Claimed {
  readonly walletId: string
  readonly emailHash: string
}

const bucketOf = (kind: string, { emailHash, walletId }: Claimed) =>
  `${kind}:${walletId}:${emailHash}`

/** What sending a code is counted against. */
export function sendLimits(claimed: Claimed): readonly Limit[] {
  const bucket = (kind: string) => bucketOf(kind, claimed)
  return [
    { bucket: bucket('send-pause'), count: 1, windowMs: resendAfterMs },
    { bucket: bucket('send-hour'), count: 5, windowMs: hourMs },
    { bucket: bucket('send-day'), count: 10, windowMs: dayMs },
  ]
}

/** The breaker: codes that are mailed in an hour, of all wallets. */
export const sendAllLimit = (mailsPerHour: number): Limit => ({
  bucket: 'send-all',
  count: mailsPerHour,
  windowMs: hourMs,
})

/** What a code is counted against before it is compared, besides itself. */
export function tryLimits(claimed: Claimed): readonly Limit[] {
  return [
    { bucket: bucketOf('wrong-day', claimed), count: 20, windowMs: dayMs },
    { bucket: wrongRowBucket(claimed), count: 100, windowMs: 365 * dayMs },
  ]
}

/** Wrong codes in a row; the right one empties it. */
export const wrongRowBucket = (claimed: Claimed): string =>
  bucketOf('wrong-row', claimed)

/** Whoever asks: so few leave at a time that it is noticed before they all have. */
export const releaseLimit: Limit = {
  bucket: 'release-all',
  count: 100,
  windowMs: hourMs,
}

/** Changes of one wallet's mailbox. */
export const rebindLimit = (walletId: string): Limit => ({
  bucket: `rebind-day:${walletId}`,
  count: 5,
  windowMs: dayMs,
})
