/** The phone wallet has the first keys of each family. */
const firstKey = 3

/** The place of one of the dev wallet's accounts among a family's test keys. */
export function devWalletKeyIndex(accountIndex: number): number {
  return firstKey + accountIndex
}
