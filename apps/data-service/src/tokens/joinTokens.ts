import { isAddress } from 'viem'
import { cutText } from './cutText.js'
import type { KnownToken } from './KnownToken.js'

/**
 * Tokens of a network, each once, as the first says that names it.
 * @throws Error with one sentence where one has no address of the network
 */
export function joinTokens(
  networkId: string,
  tokens: readonly KnownToken[],
): readonly KnownToken[] {
  const isEvm = networkId.startsWith('eip155:')
  const known = new Map<string, KnownToken>()
  for (const { address, decimals, iconUrl, name, symbol } of tokens) {
    if (isEvm && !isAddress(address, { strict: false }))
      throw new Error(
        `${address}, a token of ${networkId}, is no address of it.`,
      )
    const key = isEvm ? address.toLowerCase() : address
    if (known.has(key)) continue
    const texts = { name: cutText(name, 40), symbol: cutText(symbol, 12) }
    known.set(key, { address, decimals, iconUrl, ...texts })
  }
  return [...known.values()]
}
