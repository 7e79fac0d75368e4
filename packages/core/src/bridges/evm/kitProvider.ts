import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { readChainParameter, toHexChainId } from '../../eip1193/chainId.js'
import type { ProviderListener } from '../../eip1193/createEventEmitter.js'
import { isEip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { toProviderError } from '../../eip1193/toProviderError.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { selectNetworkId } from '../../kit/selectors.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { connectInModal } from '../connectInModal.js'
import { providerEvents } from './providerEvents.js'

/** An EIP-1193 provider over whatever wallet is connected. */
export type Eip1193KitProvider = {
  request(request: {
    readonly method: string
    readonly params?: unknown
  }): Promise<unknown>
  on(event: string, listener: ProviderListener): Eip1193KitProvider
  removeListener(event: string, listener: ProviderListener): Eip1193KitProvider
}

/**
 * One EIP-1193 provider for the life of a kit. Every request goes to the
 * wallet that is in use at that moment, so a library that holds it follows
 * the account and the network. `eth_requestAccounts` opens the modal while no
 * wallet is connected; switching goes the kit's way, which adds a configured
 * network that the wallet does not know.
 *
 * Errors have a number as `code`; wallets' own errors stay as they are. One
 * with 4900 leaves open what became of a request that was asked for.
 * Events: `accountsChanged`, `chainChanged`, `connect`, `disconnect`.
 * @see EIP-1193
 * @example
 * import { kitProvider } from '@hasp/core/viem'
 *
 * const provider = kitProvider(kit)
 * await provider.request({ method: 'eth_accounts' })
 */
export function kitProvider(kit: Kit): Eip1193KitProvider {
  const { connections, networks } = kit.stores
  const events = providerEvents(kit)

  const find = () => selectConnected(connections.getState(), 'eip155')
  const answer = async (method: string, params: unknown): Promise<unknown> => {
    switch (method) {
      case 'eth_accounts':
        return find()?.accounts.map(({ address }) => address) ?? []
      case 'eth_requestAccounts': {
        const { accounts } = await connectInModal(kit, 'eip155')
        return accounts.map(({ address }) => address)
      }
      case 'eth_chainId': {
        if (find()) break
        const chosen = selectNetworkId(
          connections.getState(),
          networks.getState(),
          'eip155',
        )
        if (chosen) return toHexChainId(chosen)
        break
      }
      case 'wallet_switchEthereumChain': {
        const { networkId } = readChainParameter(params)
        if (!networkId || !findNetwork(networks.getState(), networkId)) break
        await switchNetwork(kit, { networkId })
        return null
      }
    }
    const wallet = getProvider(kit, { namespace: 'eip155' })
    if (!isEip1193Provider(wallet)) throw new KitError('WALLET_DISCONNECTED')
    return await wallet.request({
      method,
      ...(params !== undefined && { params }),
    })
  }

  const provider: Eip1193KitProvider = {
    async request({ method, params }) {
      try {
        return await answer(method, params)
      } catch (error) {
        throw isKitError(error) ? toProviderError(error) : error
      }
    },
    on(event, listener) {
      events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      events.removeListener(event, listener)
      return provider
    },
  }
  return provider
}
