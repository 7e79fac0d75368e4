/** The phone wallet has the first keys of each namespace. */
const firstKey = 3

/**
 * The place of one of the dev wallet's accounts among a namespace's test keys.
 */
export function devWalletKeyIndex(accountIndex: number): number {
  return firstKey + accountIndex
}
