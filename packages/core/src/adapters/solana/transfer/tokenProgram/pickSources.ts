import type { TokenAccount } from '../../chain/readTokenAccounts.js'

/** How many accounts of one token are emptied at once, to fit a packet. */
const sourcesLimit = 8

/**
 * Which accounts give how much: the associated one first, then the fullest.
 * @returns undefined when they do not have enough
 */
export function pickSources(
  held: readonly TokenAccount[],
  amount: bigint,
  associated: string | undefined,
) {
  const rank = ({ address }: TokenAccount) => (address === associated ? 0 : 1)
  const sorted = [...held].sort(
    (left, right) =>
      rank(left) - rank(right) || (left.amount < right.amount ? 1 : -1),
  )
  let missing = amount
  const sources = sorted.slice(0, sourcesLimit).flatMap((account) => {
    const isEnough = account.amount >= missing
    const part = isEnough ? missing : account.amount
    missing -= part
    return part > 0n ? [{ address: account.address, amount: part }] : []
  })
  return missing === 0n ? sources : undefined
}
