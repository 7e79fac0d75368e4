import type { Chain } from 'viem'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { toProviderError } from '../../eip1193/toProviderError.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { requireConnection } from '../requireConnection.js'
import { createViemClient, type ViemClient } from './createViemClient.js'

/**
 * A wallet client of viem for the account in use on EVM.
 * @param parameters.networkId the network to be on; the wallet is asked to
 * switch when it is on another
 * @throws an error with a number as EIP-1193 has them and the kit's as
 * `cause`: 4100 while no wallet is connected; 4001 when a switch was declined;
 * 4902 when the wallet cannot do it, or on a network that is not configured
 * @see EIP-1193, EIP-3326 `wallet_switchEthereumChain`
 * @example
 * import { getViemClient } from '@hasp/core/viem'
 *
 * const client = await getViemClient(kit, { networkId: 'eip155:8453' })
 * await client.sendTransaction({ to: client.account.address, value: 10n ** 17n })
 */
export async function getViemClient(
  kit: Kit,
  { networkId }: getViemClient.Parameters = {},
): Promise<ViemClient<Chain>> {
  try {
    requireConnection(kit, 'eip155')
    if (networkId) await switchNetwork(kit, { networkId })
    const connection = requireConnection(kit, 'eip155')
    const client = createViemClient(kit, connection)
    if (hasChain(client)) return client
    throw new KitError('CHAIN_NOT_SUPPORTED', {
      networkId: connection.caipNetworkId,
    })
  } catch (error) {
    throw toProviderError(error)
  }
}

export declare namespace getViemClient {
  type Parameters = { networkId?: NetworkId | undefined }
}

function hasChain(client: ViemClient): client is ViemClient<Chain> {
  return client.chain !== undefined
}
