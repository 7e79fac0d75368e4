import { ownership } from '../../decode/approvals.js'
import { type Effects, joinEffects } from '../../decode/Effects.js'
import type { Approval } from '../../decode/Summary.js'
import { tokenAllowance } from '../../decode/solana/tokenProgram.js'
import type { Change } from '../Simulation.js'
import { type AccountAnswer, type Holding, readHolding } from './readAccount.js'

/** An account before a transaction and after it. */
export interface AccountPair {
  readonly address: string
  readonly before: AccountAnswer
  readonly after: AccountAnswer
}

/**
 * What of it the visitor has more or less, and what others come to control.
 * @param account the visitor's
 * @param fee what the network takes of it
 */
export function compareAccounts(
  account: string,
  pairs: readonly AccountPair[],
  fee: bigint,
): {
  readonly changes: readonly Change[]
  readonly approvals: readonly Approval[]
} {
  const byMint = new Map<string, bigint>()
  const effects: Effects[] = []
  let coins = fee
  for (const { address, after, before } of pairs) {
    if (address === account) {
      coins += BigInt(after?.lamports ?? 0) - BigInt(before?.lamports ?? 0)
      if (before && after && after.owner !== before.owner)
        effects.push(ownership(address, after.owner))
      continue
    }
    const [had, has] = [before, after].map(readHolding)
    const [own, kept] = [had, has].map((one) =>
      one?.owner === account ? one : undefined,
    )
    for (const [holding, sign] of [
      [own, -1n],
      [kept, 1n],
    ] as const)
      if (holding)
        byMint.set(
          holding.mint,
          (byMint.get(holding.mint) ?? 0n) + sign * holding.amount,
        )
    if (own && has && !kept) effects.push(ownership(address, has.owner))
    if (kept) effects.push(...delegations(own, kept))
  }
  const changes: readonly Change[] = [
    { asset: { type: 'native' }, by: coins },
    ...[...byMint].map(
      ([address, by]) => ({ asset: { type: 'token', address }, by }) as const,
    ),
  ]
  return {
    changes: changes.filter(({ by }) => by !== 0n),
    approvals: joinEffects(effects).approvals,
  }
}

function delegations(before: Holding | undefined, after: Holding): Effects[] {
  const { delegate, delegated, mint } = after
  const isSame =
    before?.delegate === delegate && before?.delegated === delegated
  if (isSame) return []
  if (delegate !== undefined) return [tokenAllowance(mint, delegate, delegated)]
  return before?.delegate === undefined
    ? []
    : [tokenAllowance(mint, before.delegate, 0n)]
}
