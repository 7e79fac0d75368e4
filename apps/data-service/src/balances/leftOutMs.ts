/** How long a contract is left out that failed alone. */
export const leftOutMs = 10 * 60_000
