/** Fetches how the parts of Account are fetched. */
export const loadAccountParts = async () =>
  (await import('../../composites/AccountParts/accountParts.js')).accountParts
