import type { KnownToken } from './KnownToken.js'
import type { TokenList } from './tokenListSchema.js'

/** What a list says of the tokens of one network. */
export function tokensOfList(
  list: TokenList,
  networkId: string,
): readonly KnownToken[] {
  return list.tokens
    .filter(({ chainId }) => `eip155:${chainId}` === networkId)
    .map(({ address, decimals, logoURI: iconUrl, name, symbol }) => ({
      ...{ address, decimals, iconUrl, name, symbol },
    }))
}
