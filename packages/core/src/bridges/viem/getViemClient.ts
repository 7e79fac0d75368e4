import type { Chain } from 'viem'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { NetworkId } from '../../entities/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { requireConnection } from '../requireConnection.js'
import { createViemClient, type ViemClient } from './createViemClient.js'

/**
 * A wallet client of viem for the account in use on EVM.
 * @param parameters.networkId the network to be on; the wallet is asked to
 * switch when it is on another
 * @throws `NO_ACTIVE_ACCOUNT` while no wallet is connected;
 * `CHAIN_NOT_SUPPORTED` on a network that is not configured; what
 * `switchNetwork` throws
 * @example
 * const client = await getViemClient(kit, { networkId: 'eip155:8453' })
 * await client.sendTransaction({ to: client.account.address, value: 10n ** 17n })
 */
export async function getViemClient(
  kit: Kit,
  { networkId }: getViemClient.Parameters = {},
): Promise<ViemClient<Chain>> {
  requireConnection(kit, 'eip155')
  if (networkId) await switchNetwork(kit, { networkId })
  const connection = requireConnection(kit, 'eip155')
  const client = createViemClient(kit, connection)
  if (hasChain(client)) return client
  throw new KitError('CHAIN_NOT_SUPPORTED', {
    networkId: connection.caipNetworkId,
  })
}

export declare namespace getViemClient {
  type Parameters = { networkId?: NetworkId | undefined }
}

function hasChain(client: ViemClient): client is ViemClient<Chain> {
  return client.chain !== undefined
}
