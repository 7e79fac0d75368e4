import type { NetworkAccount } from '../../entities/account/accountId.js'
import type { Kit } from '../../kit/Kit.js'
import type { NativeBalance } from '../../ports/DataSource.js'
import { answerAccount } from './readAccount.js'

/**
 * The balance of an account in the network's own currency (`eth_getBalance` of
 * the configured node on EVM). The answer about a connected account is used
 * for 30 s; after a failure the node is left alone for 30 s.
 *
 * @param parameters.networkId a configured network, as CAIP-2
 * @param parameters.address the account, connected or not
 * @param parameters.isFresh asks the node, whatever is cached
 * @returns base units with decimals and symbol
 * @throws `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED`, `UNSUPPORTED_CHAIN`,
 * `BALANCE_RETRY_TOO_EARLY`, `TOKEN_BALANCE_UNAVAILABLE`, `CANCELLED`
 * @see `eth_getBalance` on EVM, `getBalance` on Solana
 * @example
 * import { getActiveAccount, getBalance } from '@hasp/core'
 *
 * const { value } = await getBalance(kit, getActiveAccount(kit))
 */
export async function getBalance(
  kit: Kit,
  parameters: getBalance.Parameters,
): Promise<NativeBalance> {
  return await answerAccount(kit, 'getBalance', parameters)
}

export declare namespace getBalance {
  type Parameters = NetworkAccount & { isFresh?: boolean | undefined }
}
