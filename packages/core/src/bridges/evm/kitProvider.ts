import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { formatNetworkId, type NetworkId } from '../../entities/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { selectNetworkId } from '../../kit/selectors.js'
import { selectConnected } from '../../stores/connections.js'
import { findNetwork } from '../../stores/networks.js'
import { connectInModal } from '../connectInModal.js'
import { type EventListener, providerEvents } from './providerEvents.js'
import { toHexChainId } from './toHexChainId.js'
import { toRpcError } from './toRpcError.js'

/** An EIP-1193 provider over whatever wallet is connected. */
export type KitProvider = {
  request(request: {
    readonly method: string
    readonly params?: unknown
  }): Promise<unknown>
  on(event: string, listener: EventListener): KitProvider
  removeListener(event: string, listener: EventListener): KitProvider
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
 * @example
 * const provider = kitProvider(kit)
 * await provider.request({ method: 'eth_accounts' })
 */
export function kitProvider(kit: Kit): KitProvider {
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
        const networkId = readSwitch(params)
        if (!networkId || !findNetwork(networks.getState(), networkId)) break
        await switchNetwork(kit, { networkId })
        return null
      }
    }
    const wallet = getProvider(kit, { namespace: 'eip155' })
    if (!canBeAsked(wallet)) throw new KitError('WALLET_DISCONNECTED')
    return await wallet.request({
      method,
      ...(params !== undefined && { params }),
    })
  }

  const provider: KitProvider = {
    async request({ method, params }) {
      try {
        return await answer(method, params)
      } catch (error) {
        throw isKitError(error) ? toRpcError(error) : error
      }
    },
    on(event, listener) {
      events.add(event, listener)
      return provider
    },
    removeListener(event, listener) {
      events.remove(event, listener)
      return provider
    },
  }
  return provider
}

function canBeAsked(value: unknown): value is Pick<KitProvider, 'request'> {
  return (
    typeof (value as Partial<KitProvider> | undefined)?.request === 'function'
  )
}

function readSwitch(params: unknown): NetworkId | undefined {
  const [first] = Array.isArray(params) ? params : [params]
  const { chainId } = (first ?? {}) as { readonly chainId?: unknown }
  const number = typeof chainId === 'string' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(number) && number > 0
    ? formatNetworkId('eip155', number)
    : undefined
}
