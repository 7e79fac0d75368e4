import { getAddress, JsonRpcSigner } from 'ethers'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { NetworkId } from '../../entities/networkId.js'
import type { Kit } from '../../kit/Kit.js'
import { requireConnection } from '../requireConnection.js'
import { ethersProvider } from './ethersProvider.js'

/**
 * A signer of ethers 6 for the account in use on EVM.
 * @param parameters.networkId the network to be on; the wallet is asked to
 * switch when it is on another
 * @throws `NO_ACTIVE_ACCOUNT` while no wallet is connected; what
 * `switchNetwork` throws
 * @example
 * const signer = await getEthersSigner(kit)
 * await signer.sendTransaction({ to: receiver, value: 10n ** 17n })
 */
export async function getEthersSigner(
  kit: Kit,
  { networkId }: getEthersSigner.Parameters = {},
): Promise<JsonRpcSigner> {
  requireConnection(kit, 'eip155')
  if (networkId) await switchNetwork(kit, { networkId })
  const { accounts } = requireConnection(kit, 'eip155')
  return new JsonRpcSigner(ethersProvider(kit), getAddress(accounts[0].address))
}

export declare namespace getEthersSigner {
  type Parameters = { networkId?: NetworkId | undefined }
}
