/** How old an answer may be that stands in for one that cannot be made. */
export const staleMs = 10 * 60_000
