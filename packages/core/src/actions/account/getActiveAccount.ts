import type { NetworkAccount } from '../../entities/account/accountId.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { requireActiveAccount } from '../../kit/activeAccount.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * The account in use, for every read that takes one.
 *
 * @param parameters.namespace of which namespace; the active one unless given
 * @returns the network that the wallet is on, and its first address
 * @throws `NO_ACTIVE_ACCOUNT`, `NO_ACTIVE_NETWORK`, `CHAIN_NOT_SUPPORTED` when
 * the wallet is on a network that is not configured
 * @example
 * import { getActiveAccount, getTokens } from '@hasp/core'
 *
 * const tokens = await getTokens(kit, getActiveAccount(kit))
 */
export function getActiveAccount(
  kit: Kit,
  { namespace }: getActiveAccount.Parameters = {},
): NetworkAccount {
  const { address, network } = requireActiveAccount(kit, namespace)
  return { networkId: network.caipNetworkId, address }
}

export declare namespace getActiveAccount {
  type Parameters = { namespace?: Namespace | undefined }
}
