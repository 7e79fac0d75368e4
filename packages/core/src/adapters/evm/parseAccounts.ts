import type { Account } from '../../entities/account/account.js'
import { checksumAddress } from './checksumAddress.js'

const accountsLimit = 100

/**
 * Reads the accounts that a wallet names: junk and repetitions are dropped,
 * addresses get their checksum, at most 100 are kept.
 * @returns undefined when the answer is no list, or has nothing but junk
 */
export function parseAccounts(answer: unknown): readonly Account[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const addresses = new Set<string>()
  for (const entry of answer.slice(0, accountsLimit)) {
    const address = typeof entry === 'string' && checksumAddress(entry)
    if (address) addresses.add(address)
  }
  if (answer.length > 0 && addresses.size === 0) return undefined
  return [...addresses].map((address) => ({ address, type: 'eoa' }))
}
