import type { Account } from '../../entities/account/account.js'

/** The hash that a checksum takes stays off the first page. */
export const loadChecksumAddress = async () =>
  (await import('./checksumAddress.js')).checksumAddress

/** Writes the addresses of accounts with their EIP-55 checksum. */
export async function checksumAccounts(
  accounts: readonly Account[],
): Promise<readonly Account[]> {
  if (accounts.length === 0) return accounts
  const checksumAddress = await loadChecksumAddress()
  return accounts.map((account) => ({
    ...account,
    address: checksumAddress(account.address) ?? account.address,
  }))
}
