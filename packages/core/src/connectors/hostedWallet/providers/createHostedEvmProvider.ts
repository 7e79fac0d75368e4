import { isRpcMethod } from '@hasp/protocol/rpc'
import { readChainParameter, toHexChainId } from '../../../eip1193/chainId.js'
import {
  createEventEmitter,
  type ProviderListener,
} from '../../../eip1193/createEventEmitter.js'
import { toProviderError } from '../../../eip1193/toProviderError.js'
import type { Network } from '../../../entities/network/network.js'
import {
  type NetworkId,
  parseNetworkId,
} from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import { lazyMethods } from '../../../lazy/lazyMethods.js'
import type { ConnectorEvent } from '../../../ports/Connector.js'
import type { Environment } from '../../../ports/Environment.js'
import { loadOnce } from '../../../utils/loadOnce.js'
import { isForNode } from '../../walletConnect/requests/nodeMethods.js'
import type { HostedRpcRequest } from '../createHostedRequests.js'
import { toFrameParams } from './toFrameParams.js'

type Request = { readonly method: string; readonly params?: unknown }

/**
 * The EIP-1193 provider of a hosted wallet: what the login says is answered
 * here, the wallet's own requests go to its frame, other reading to the
 * network's node, and everything else nowhere.
 */
export function createHostedEvmProvider(parameters: {
  environment: Environment
  current: () => { address: string; networkId: NetworkId } | undefined
  findNetwork: (networkId: NetworkId) => Network | undefined
  ask: (request: HostedRpcRequest) => Promise<unknown>
  onNotAllowed: () => void
  switchTo: (networkId: NetworkId) => Promise<void>
}) {
  const { ask, current, environment, findNetwork, switchTo } = parameters
  const events = createEventEmitter()
  // Loaded when a page reads for the first time.
  const loadNodeAccess = loadOnce(async () => {
    const { createNodeAccess } = await import(
      '../../walletConnect/requests/createNodeAccess.js'
    )
    return createNodeAccess(environment)
  })
  const nodes = lazyMethods(loadNodeAccess, ['read'])

  async function answer(
    { method, params }: Request,
    { address, networkId }: { address: string; networkId: NetworkId },
  ): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [address]
      case 'eth_chainId':
        return toHexChainId(networkId)
      case 'net_version':
        return parseNetworkId(networkId).reference
      case 'wallet_switchEthereumChain': {
        const { networkId: wanted } = readChainParameter(params)
        if (!wanted || !findNetwork(wanted))
          throw new KitError('CHAIN_NOT_SUPPORTED')
        await switchTo(wanted)
        return null
      }
    }
    if (isRpcMethod(method))
      return await ask({
        method,
        params: toFrameParams(method, params),
        networkId,
      })
    const network = findNetwork(networkId)
    if (network && isForNode(method))
      return await nodes.read(network, { method, params })
    parameters.onNotAllowed()
    throw new KitError('RPC_CALL_NOT_ALLOWED', { method })
  }
  const provider = {
    async request(request: Request): Promise<unknown> {
      try {
        const now = current()
        if (!now) throw new KitError('WALLET_DISCONNECTED')
        return await answer(request, now)
      } catch (error) {
        throw toProviderError(error)
      }
    },
    on(event: string, listener: ProviderListener) {
      events.on(event, listener)
      return provider
    },
    removeListener(event: string, listener: ProviderListener) {
      events.removeListener(event, listener)
      return provider
    },
  }
  return {
    provider,
    /** Passes on what happened to the login, as EIP-1193 events. */
    notify(event: ConnectorEvent): void {
      const { emit } = events
      if (event.type === 'accountsChanged')
        emit(
          'accountsChanged',
          event.accounts.map(({ address }) => address),
        )
      else if (event.type === 'networkChanged')
        emit('chainChanged', toHexChainId(event.caipNetworkId))
      else if (event.type === 'disconnected') {
        emit('accountsChanged', [])
        emit('disconnect', toProviderError(new KitError('WALLET_DISCONNECTED')))
      }
    },
  }
}
