import type { NetworkAccount } from '../../entities/account/accountId.js'
import type { Token } from '../../entities/transfer/token.js'
import type { Kit } from '../../kit/Kit.js'
import { readAccount } from './readAccount.js'

/**
 * What an account holds of its network's currency, of the configured tokens and
 * of others, by the site's own nodes alone, whatever is cached. Nothing is kept,
 * and a failure keeps nobody else from asking.
 *
 * @param contracts the other tokens
 * @throws as `getTokens`
 * @example
 * import { askNodes } from '@hasp/core/internal'
 *
 * const tokens = await askNodes(kit, { networkId, address }, ['0x…'])
 */
export function askNodes(
  kit: Kit,
  account: NetworkAccount,
  contracts: readonly string[],
): Promise<readonly Token[]> {
  return readAccount(kit, 'getTokens', account, {
    ...{ contracts, isWatch: true },
  })
}
