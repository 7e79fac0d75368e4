import type { NetworkAccount } from '../../entities/account/accountId.js'
import type { Token } from '../../entities/transfer/token.js'
import type { Kit } from '../../kit/Kit.js'
import { answerAccount } from './readAccount.js'

/**
 * The tokens of an account: the network's own currency first, then the tokens
 * configured for the network, on Solana also all others that it holds. With the
 * option `data` of `createKit` there are further ones, with prices as far as they
 * are known, and those that are worth most come first; what is held is the node's
 * word all the same. Anybody can send a token to anybody and make up its price: do not
 * add up what has a `doubt`, and offer to send it after all others, if at all.
 *
 * The answer about a connected account is used for 30 s; after a failure the
 * node is left alone for 30 s, and so is the data source, or for as long as it
 * says.
 *
 * @param parameters.networkId a configured network, as CAIP-2
 * @param parameters.address the account, connected or not
 * @param parameters.isFresh asks the node and the data source, whatever is
 * cached; a data source that failed a moment ago is left alone all the same
 * @returns each token with what the account holds of it; `doubt` says why one is
 * not to be relied on, and `told` how the data source answered: where that is
 * `partial` or `missing`, the account may hold more
 * @throws as `getBalance`
 * @see ERC-20 `balanceOf` on EVM, `getTokenAccountsByOwner` on Solana
 * @example
 * import { getTokens } from '@hasp/core'
 *
 * const tokens = await getTokens(kit, { networkId: 'eip155:1', address })
 * const dollars = tokens
 *   .filter(({ doubt }) => doubt === undefined)
 *   .reduce((sum, { value = 0 }) => sum + value, 0)
 */
export async function getTokens(
  kit: Kit,
  parameters: getTokens.Parameters,
): Promise<readonly Token[]> {
  return await answerAccount(kit, 'getTokens', parameters)
}

export declare namespace getTokens {
  type Parameters = NetworkAccount & { isFresh?: boolean | undefined }
}
