const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export const accessLifeMs = 10 * minuteMs
/** A device that is not used for this long has to prove the mailbox again. */
export const idleLimitMs = 30 * dayMs
export const sessionLimitMs = 90 * dayMs
/** A refresh whose reply was lost is answered once more. */
export const lostReplyMs = 10_000
/** How long a code counts as fresh (level 2). */
export const freshCodeMs = 5 * minuteMs
