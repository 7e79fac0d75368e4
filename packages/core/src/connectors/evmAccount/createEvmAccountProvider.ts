import { readChainParameter, toHexChainId } from '../../eip1193/chainId.js'
import {
  createEventEmitter,
  type ProviderListener,
} from '../../eip1193/createEventEmitter.js'
import { toProviderError } from '../../eip1193/toProviderError.js'
import type { Network } from '../../entities/network/network.js'
import {
  type NetworkId,
  parseNetworkId,
} from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type { ConnectorEvent } from '../../ports/Connector.js'
import type { Environment } from '../../ports/Environment.js'
import { loadOnce } from '../../utils/loadOnce.js'
import { isForNode } from './nodeMethods.js'

/** What a page asks of a provider. */
export type ProviderRequest = {
  readonly method: string
  readonly params?: unknown
}

/** The accounts in use, and the network they are used on. */
type EvmAccounts = {
  readonly accounts: readonly { readonly address: string }[]
  readonly caipNetworkId: NetworkId
}

/**
 * The EIP-1193 provider of an account whose wallet is not in the page, but on
 * a phone or in a frame: what the connection says is answered here, reading
 * goes to the network's own node, and everything else to the wallet.
 */
export function createEvmAccountProvider(parameters: {
  environment: Environment
  /** What is connected, if anything is. */
  current: () => EvmAccounts | undefined
  findNetwork: (networkId: NetworkId) => Network | undefined
  /** Goes to a network. @throws where there is no such network */
  switchTo: (networkId: NetworkId, request: ProviderRequest) => Promise<void>
  /** Whether the wallet answers even what a node could. */
  isForWallet: (method: string) => boolean | undefined
  ask: (request: ProviderRequest, now: EvmAccounts) => Promise<unknown>
}) {
  const { ask, current, environment, findNetwork } = parameters
  const { emit, on, removeListener } = createEventEmitter()
  // Loaded when a page reads for the first time.
  const loadNodeAccess = loadOnce(async () => {
    const { createNodeAccess } = await import('./createNodeAccess.js')
    return createNodeAccess(environment)
  })

  async function answer(
    request: ProviderRequest,
    now: EvmAccounts,
  ): Promise<unknown> {
    const { accounts, caipNetworkId: networkId } = now
    const { method, params } = request
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return accounts.map(({ address }) => address)
      case 'eth_chainId':
        return toHexChainId(networkId)
      case 'net_version':
        return parseNetworkId(networkId).reference
      case 'wallet_switchEthereumChain': {
        const { networkId: wanted } = readChainParameter(params)
        if (!wanted) throw new KitError('CHAIN_NOT_ADDED')
        await parameters.switchTo(wanted, request)
        return null
      }
    }
    if (parameters.isForWallet(method) || !isForNode(method))
      return await ask(request, now)
    const network = findNetwork(networkId)
    if (!network) throw new KitError('UNSUPPORTED_METHOD', { method })
    const nodes = await loadNodeAccess()
    return await nodes.read(network, { method, params })
  }
  const provider = {
    async request(request: ProviderRequest): Promise<unknown> {
      try {
        const now = current()
        if (!now) throw new KitError('WALLET_DISCONNECTED')
        return await answer(request, now)
      } catch (error) {
        throw toProviderError(error)
      }
    },
    on(event: string, listener: ProviderListener) {
      on(event, listener)
      return provider
    },
    removeListener(event: string, listener: ProviderListener) {
      removeListener(event, listener)
      return provider
    },
  }
  return {
    provider,
    /** Passes on what happened to the connection, as EIP-1193 events. */
    notify(event: ConnectorEvent) {
      switch (event.type) {
        case 'accountsChanged':
          return emit(
            'accountsChanged',
            event.accounts.map(({ address }) => address),
          )
        case 'networkChanged':
          return emit('chainChanged', toHexChainId(event.caipNetworkId))
        case 'disconnected':
          emit('accountsChanged', [])
          return emit(
            'disconnect',
            toProviderError(new KitError('WALLET_DISCONNECTED')),
          )
        case 'requestAnswered':
          return
      }
    },
  }
}
