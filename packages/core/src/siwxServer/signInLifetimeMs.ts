/** So long at most somebody stays signed in. */
export const signInLifetimeMs = 7 * 24 * 60 * 60_000
