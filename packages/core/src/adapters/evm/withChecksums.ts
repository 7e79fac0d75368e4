import { checksumAddress } from '../../addresses/checksumAddress.js'
import type { Account } from '../../entities/account/account.js'

/** The accounts, their addresses written with the checksum of EIP-55. */
export function withChecksums(
  accounts: readonly Account[],
): readonly Account[] {
  return accounts.map((account) => ({
    ...account,
    address: checksumAddress(account.address) ?? account.address,
  }))
}
