import type { Network } from '../entities/network/network.js'
import { isKitError } from '../errors/KitError.js'
import { toHexChainId } from './chainId.js'
import { describeChain } from './describeChain.js'

/**
 * Asks a wallet for a network (`wallet_switchEthereumChain`, EIP-3326), and to
 * add it (`wallet_addEthereumChain`, EIP-3085) when it does not know it. A
 * wallet may go to what it has just added by itself or wait to be asked again.
 * @param parameters.ask sends one request; its errors are the catalogue's
 * @param parameters.onAdding called before the wallet is asked to add it
 * @param parameters.isThere whether the wallet went there by itself after it
 * added the network; what it answers to the request is all unless given
 * @throws what `ask` throws; `CHAIN_NOT_SUPPORTED` when the network has no RPC
 * URL that a wallet can use
 */
export async function switchOrAddChain(parameters: {
  readonly network: Network
  readonly ask: (request: {
    readonly method: string
    readonly params: readonly unknown[]
  }) => Promise<unknown>
  readonly onAdding?: (() => void) | undefined
  readonly isThere?: (() => Promise<boolean>) | undefined
}): Promise<void> {
  const { ask, isThere = async () => true, network, onAdding } = parameters
  const switching = {
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: toHexChainId(network.caipNetworkId) }],
  }
  try {
    await ask(switching)
  } catch (error) {
    if (!isKitError(error, 'CHAIN_NOT_ADDED')) throw error
    onAdding?.()
    await ask({
      method: 'wallet_addEthereumChain',
      params: [describeChain(network)],
    })
    if (!(await isThere())) await ask(switching)
  }
}
