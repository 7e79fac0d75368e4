// Specification 7, "transaction history": nobody is asked more often.

/** How long a page of a history is fresh, in milliseconds. */
export const historyLifetimeMs = 30_000
