/** What makes guessing a password dear: 64 MiB and three rounds for each try. */
export const passwordCost = {
  memoryKibibytes: 64 * 1_024,
  iterations: 3,
  parallelism: 1,
} as const
