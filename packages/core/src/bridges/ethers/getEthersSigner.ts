import type { JsonRpcSigner } from 'ethers'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { toProviderError } from '../../eip1193/toProviderError.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { Kit } from '../../kit/Kit.js'
import { requireConnection } from '../requireConnection.js'
import { createSigner } from './createSigner.js'

/**
 * A signer of ethers 6 for the account and the network in use on EVM; on any
 * other network it sends nothing.
 * @param parameters.networkId the network to be on; the wallet is asked to
 * switch when it is on another
 * @throws an error with a number as EIP-1193 has them and the kit's as
 * `cause`: 4100 while no wallet is connected; 4001 when a switch was declined,
 * 4902 when the wallet cannot do it
 * @see EIP-1193, EIP-3326 `wallet_switchEthereumChain`
 * @example
 * import { getEthersSigner } from '@hasp/core/ethers'
 *
 * const signer = await getEthersSigner(kit)
 * await signer.sendTransaction({ to: receiver, value: 10n ** 17n })
 */
export async function getEthersSigner(
  kit: Kit,
  { networkId }: getEthersSigner.Parameters = {},
): Promise<JsonRpcSigner> {
  try {
    requireConnection(kit, 'eip155')
    if (networkId) await switchNetwork(kit, { networkId })
    return createSigner(kit, requireConnection(kit, 'eip155'))
  } catch (error) {
    throw toProviderError(error)
  }
}

export declare namespace getEthersSigner {
  type Parameters = { networkId?: NetworkId | undefined }
}
