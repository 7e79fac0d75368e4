import { isRpcMethod } from '@hasp/protocol/rpc'
import type { Network } from '../../../entities/network/network.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { Environment } from '../../../ports/Environment.js'
import { createEvmAccountProvider } from '../../evmAccount/createEvmAccountProvider.js'
import type { HostedRpcRequest } from '../createHostedRequests.js'
import { toFrameParams } from './toFrameParams.js'

/**
 * The EIP-1193 provider of a hosted wallet: the wallet's own requests go to
 * its frame, other reading to the network's node, and everything else nowhere.
 */
export function createHostedEvmProvider(parameters: {
  environment: Environment
  current: () => { address: string; networkId: NetworkId } | undefined
  findNetwork: (networkId: NetworkId) => Network | undefined
  ask: (request: HostedRpcRequest) => Promise<unknown>
  onNotAllowed: () => void
  switchTo: (networkId: NetworkId) => Promise<void>
}) {
  const { ask, current, findNetwork, onNotAllowed, switchTo } = parameters
  return createEvmAccountProvider({
    ...parameters,
    current() {
      const now = current()
      return now && { accounts: [now], caipNetworkId: now.networkId }
    },
    async switchTo(networkId) {
      if (!findNetwork(networkId)) throw new KitError('CHAIN_NOT_SUPPORTED')
      await switchTo(networkId)
    },
    isForWallet: isRpcMethod,
    async ask({ method, params }, { caipNetworkId: networkId }) {
      if (isRpcMethod(method))
        return await ask({
          method,
          params: toFrameParams(method, params),
          networkId,
        })
      onNotAllowed()
      throw new KitError('RPC_CALL_NOT_ALLOWED', { method })
    },
  })
}
