/** A frame has 20 s to load (specification 9), and so has code. */
export const loadLimitMs = 20_000
