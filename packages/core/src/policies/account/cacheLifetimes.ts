// Specification 9, "Cache lifetimes".

/** How long a stored answer is used, in milliseconds. */
export const cacheLifetimes = {
  portfolios: 30_000,
  nativeBalances: 30_000,
  identities: 300_000,
} as const
