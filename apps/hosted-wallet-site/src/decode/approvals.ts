import { type Effects, effectsOf } from './Effects.js'
import type { Approval, Warning } from './Summary.js'

/** The largest numbers of the types in which contracts keep allowances. */
const everything = [96n, 128n, 160n, 256n].map((bits) => (1n << bits) - 1n)
const moreThanAnySupply = (1n << 128n) - 1n
/** Everything that ends after the year 2100 never ends. */
const neverS = 4_102_444_800n

/** Whether an allowance has no limit that means anything. */
export function isUnlimitedAmount(amount: bigint): boolean {
  return amount >= moreThanAnySupply || everything.includes(amount)
}

/** That somebody may spend up to an amount of a token from now on. */
export function allowance({
  amount,
  expiresAtS,
  of,
  spender,
}: Pick<Approval, 'amount' | 'of' | 'spender'> & {
  readonly expiresAtS?: bigint | undefined
}): Effects {
  if (amount === 0n)
    return effectsOf({
      approvals: [{ type: 'revoked', of, spender, amount, isUnlimited: false }],
    })
  const isUnlimited = isUnlimitedAmount(amount)
  const ends = expiresAtS !== undefined && expiresAtS < neverS
  const warnings: Warning[] = ['controlGiven']
  if (isUnlimited) warnings.push('unlimited')
  if (!ends) warnings.push('neverExpires')
  return effectsOf({
    approvals: [
      {
        type: 'amount',
        of,
        spender,
        amount,
        isUnlimited,
        ...(ends && { expiresAtS }),
      },
    ],
    warnings,
  })
}

/** That somebody may take everything that a contract keeps for the account. */
export function collectionControl(
  of: string,
  spender: string,
  isGiven: boolean,
): Effects {
  return effectsOf({
    approvals: [
      {
        type: isGiven ? 'collection' : 'revoked',
        of,
        spender,
        amount: 0n,
        isUnlimited: isGiven,
      },
    ],
    ...(isGiven && {
      warnings: ['controlGiven', 'neverExpires', 'unlimited'],
    }),
  })
}

/** That somebody comes to rule a contract or an account. */
export function ownership(of: string, owner: string): Effects {
  return effectsOf({
    approvals: [
      { type: 'owner', of, spender: owner, amount: 0n, isUnlimited: true },
    ],
    warnings: ['controlGiven', 'neverExpires', 'unlimited'],
  })
}
