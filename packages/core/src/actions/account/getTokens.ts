import type { NetworkAccount } from '../../entities/account/accountId.js'
import type { Token } from '../../entities/transfer/token.js'
import type { Kit } from '../../kit/Kit.js'
import { answerAccount } from './readAccount.js'

/**
 * The tokens of an account: the network's own currency first, then the tokens
 * configured for the network, on Solana also all others that it holds. The
 * answer about a connected account is used for 30 s; after a failure the node
 * is left alone for 30 s.
 *
 * @param parameters.networkId a configured network, as CAIP-2
 * @param parameters.address the account, connected or not
 * @param parameters.isFresh asks the node, whatever is cached
 * @returns each token with what the account holds of it
 * @throws as `getBalance`
 * @see ERC-20 `balanceOf` on EVM, `getTokenAccountsByOwner` on Solana
 * @example
 * import { getTokens } from '@hasp/core'
 *
 * const tokens = await getTokens(kit, { networkId: 'eip155:1', address })
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
