import type { Account } from '../../entities/account/account.js'

const accountsLimit = 100

const addressPattern = /^(?:0x)?([0-9a-f]{40})$/i

/**
 * Reads the accounts that a wallet names: junk and repetitions are dropped, at
 * most 100 are kept. Addresses come in small letters, because the hash that
 * their checksum takes is not on the page yet: `withChecksums` adds it.
 * @returns undefined when the answer is no list, or has nothing but junk
 */
export function parseAccounts(answer: unknown): readonly Account[] | undefined {
  if (!Array.isArray(answer)) return undefined
  const addresses = new Set<string>()
  for (const entry of answer.slice(0, accountsLimit)) {
    const [, digits] =
      (typeof entry === 'string' && addressPattern.exec(entry)) || []
    if (digits) addresses.add(`0x${digits.toLowerCase()}`)
  }
  if (answer.length > 0 && addresses.size === 0) return undefined
  return [...addresses].map((address) => ({ address, type: 'eoa' }))
}
