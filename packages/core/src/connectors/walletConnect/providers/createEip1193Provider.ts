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
import { isForNode } from '../requests/nodeMethods.js'
import type { NamespaceSession } from '../sessions/createSessionBook.js'

type Request = { readonly method: string; readonly params?: unknown }

/**
 * An EIP-1193 provider over a session: what the session says is answered here,
 * reading goes to the network's own node, and the rest to the wallet.
 */
export function createEip1193Provider(parameters: {
  environment: Environment
  current: () => NamespaceSession | undefined
  findNetwork: (networkId: NetworkId) => Network | undefined
  /** Asks the wallet. */
  ask: (request: Request & { chainId: NetworkId }) => Promise<unknown>
  /** Goes to a network, by itself or with the wallet. */
  switchTo: (networkId: NetworkId, request: Request) => Promise<void>
}) {
  const { ask, current, environment, findNetwork, switchTo } = parameters
  const events = createEventEmitter()
  // Loaded when a page reads for the first time.
  const loadNodeAccess = loadOnce(async () => {
    const { createNodeAccess } = await import('../requests/createNodeAccess.js')
    return createNodeAccess(environment)
  })
  const nodes = lazyMethods(loadNodeAccess, ['read'])

  const answer = (
    { method, params }: Request,
    { connectorSession, session }: NamespaceSession,
  ): unknown => {
    const { accounts, caipNetworkId } = connectorSession
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return accounts.map(({ address }) => address)
      case 'eth_chainId':
        return toHexChainId(caipNetworkId)
      case 'net_version':
        return parseNetworkId(caipNetworkId).reference
      case 'wallet_switchEthereumChain': {
        const { networkId } = readChainParameter(params)
        if (!networkId) throw new KitError('CHAIN_NOT_ADDED')
        return switchTo(networkId, { method, params }).then(() => null)
      }
    }
    assertChain(method, params, caipNetworkId)
    const request = { method, params: params ?? [] }
    const granted = session.namespaces.eip155?.methods ?? []
    if (!granted.includes(method) && isForNode(method)) {
      const network = findNetwork(caipNetworkId)
      if (!network) throw new KitError('UNSUPPORTED_METHOD', { method })
      return nodes.read(network, { method, params: request.params })
    }
    return ask({ ...request, chainId: caipNetworkId })
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
    /** Passes on what happened to the session, as EIP-1193 events. */
    notify(event: ConnectorEvent) {
      const { emit } = events
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

/** What goes to a chain says so itself, or goes to the one in use. */
const chainBound = [
  'eth_sendTransaction',
  'eth_signTransaction',
  'wallet_sendCalls',
]

/**
 * A wallet looks at the chain of the envelope, or at the one inside: they must
 * not differ. Typed data may name another chain on purpose: wallets decide.
 * @throws `UNSUPPORTED_CHAIN`
 */
function assertChain(
  method: string,
  params: unknown,
  caipNetworkId: NetworkId,
): void {
  if (!chainBound.includes(method)) return
  const { named, networkId } = readChainParameter(params)
  if (named === undefined || named === null) return
  if (networkId !== caipNetworkId)
    throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'eip155' })
}
