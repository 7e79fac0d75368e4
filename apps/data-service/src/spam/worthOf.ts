import { isApproval } from '@hasp/protocol/data'
import { formatUnits } from 'viem'
import type { FoundEntry } from '../activity/findEntries.js'
import type { PriceOf } from '../prices/createPrices.js'

/** What a token is, for a sum: how many of its units are one. */
export type KnownDecimals = (token: string | null) => number | undefined

/**
 * What an account got by a transaction, in US dollars. Tokens that nobody stands
 * for are worth nothing.
 * @returns undefined where it is not known, which is not 0
 */
export function worthOf(
  { movements }: Pick<FoundEntry, 'movements'>,
  account: string,
  about: { readonly decimalsOf: KnownDecimals; readonly priceOf: PriceOf },
): number | undefined {
  let sum = 0
  for (const movement of movements) {
    const { amount, kind, target, token } = movement
    const decimals = about.decimalsOf(token)
    if (target !== account || decimals === undefined) continue
    if (isApproval(movement)) continue
    const isAmount = kind === 'native' || kind === 'erc20'
    const price = isAmount ? about.priceOf(token ?? 'native') : undefined
    if (price === undefined) return undefined
    sum += Number(formatUnits(BigInt(amount ?? 0), decimals)) * price
  }
  return sum
}
