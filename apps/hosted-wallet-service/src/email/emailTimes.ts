const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Within which both mailboxes have to prove themselves. */
export const emailChangeMs = 15 * minuteMs
/** How long the old mailbox may take a change back. */
export const revertMs = 7 * 24 * hourMs
/** How long nothing is exported after a change, or after a hold. */
export const freezeMs = 72 * hourMs
/** A device that asks again within this waits for a change. */
export const watchMs = 10_000
