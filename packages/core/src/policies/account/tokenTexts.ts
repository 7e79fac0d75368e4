// Anybody can call a token anything: what its texts may be taken for.
import { findTextSpam, foldSymbol } from '@hasp/protocol/data'
import type { Network } from '../../entities/network/network.js'

/**
 * Whether name or symbol of a token that the site does not configure look like
 * a trap: a stranger gave them, and whoever told of it may lie.
 */
export function hasSpamTexts(
  { nativeCurrency, tokens = [] }: Pick<Network, 'nativeCurrency' | 'tokens'>,
  token: { readonly name: string; readonly symbol: string },
): boolean {
  const trusted = [nativeCurrency, ...tokens].map(({ symbol }) => symbol)
  return findTextSpam(token, trusted).length > 0
}

/**
 * The symbol of a token as the eye takes it: what else has it may be taken for
 * this one.
 * @example
 * import { symbolShape } from '@hasp/core/internal'
 *
 * symbolShape({ symbol: 'USDС' }) === symbolShape({ symbol: 'usdc' }) // true
 */
export function symbolShape({ symbol }: { readonly symbol: string }): string {
  return foldSymbol(symbol)
}
