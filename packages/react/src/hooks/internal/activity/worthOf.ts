import { formatAmount, isSameAddress, type Token } from '@hasp/core'
import type { MergedMovement } from '@hasp/core/internal'

/**
 * What a movement is worth in US dollars, by the prices that are here anyway.
 * @returns undefined where no price is known
 */
export function worthOf(
  { amount, asset, token, tokenId }: MergedMovement,
  tokens: readonly Token[] = [],
): number | undefined {
  if (!asset || amount === undefined || tokenId !== undefined) return undefined
  const held = tokens.find(({ address }) =>
    address === undefined || token === undefined
      ? address === token
      : isSameAddress('eip155', address, token),
  )
  if (held?.price === undefined || held.doubt) return undefined
  return Number(formatAmount(amount, asset.decimals)) * held.price
}
