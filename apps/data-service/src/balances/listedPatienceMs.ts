/** What looking at listed contracts takes longer is for the next answer. */
export const listedPatienceMs = 4_000
