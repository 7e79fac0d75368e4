/** How many messages each side of the channel is given by chance. */
export const fuzzRuns: number = process.env.HASP_LONG ? 1_000_000 : 10_000
