import type { Address, Chain } from 'viem'
import { disconnect } from '../../actions/connection/disconnect.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { toChainId } from '../../eip1193/chainId.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import { formatNetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { selectConnected } from '../../stores/connection/connections.js'
import { connectInModal } from '../connectInModal.js'
import { type Eip1193KitProvider, kitProvider } from '../evm/kitProvider.js'
import { requireConnection } from '../requireConnection.js'
import { addressesOf } from './addressesOf.js'
import { kitConnectorId } from './kitConnectorId.js'
import { toConnectError, toSwitchError } from './toWagmiError.js'

/** What wagmi asks of a connector, in 2 and in 3. */
export type KitConnector = {
  readonly id: string
  readonly name: string
  readonly type: string
  connect<withCapabilities extends boolean = false>(parameters?: {
    chainId?: number | undefined
    isReconnecting?: boolean | undefined
    withCapabilities?: withCapabilities | boolean | undefined
  }): Promise<{
    accounts: withCapabilities extends true
      ? readonly {
          address: Address
          capabilities: Record<string, unknown>
        }[]
      : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<Eip1193KitProvider>
  isAuthorized(): Promise<boolean>
  switchChain(parameters: { chainId: number }): Promise<Chain>
  onAccountsChanged(): void
  onChainChanged(): void
  onDisconnect(): void
}

/**
 * The one connector of wagmi 2 or 3 that stands for the kit: what is
 * connected with the kit is what wagmi's hooks see and send with. Its
 * `connect` opens the modal. Call `followKit` with the config that it is in.
 * @example
 * import { kitConnector } from '@hasp/core/wagmi'
 *
 * const options = {
 *   connectors: [kitConnector(kit)],
 *   multiInjectedProviderDiscovery: false,
 *   storage: null,
 * }
 */
export function kitConnector(
  kit: Kit,
): (config: { readonly chains: readonly [Chain, ...Chain[]] }) => KitConnector {
  const provider = kitProvider(kit)
  const { connections, networks } = kit.stores

  const goTo = async (chainId: number) => {
    const networkId = formatNetworkId('eip155', chainId)
    await switchNetwork(kit, { networkId })
  }
  const isElsewhere = (chainId: number | undefined): chainId is number => {
    if (chainId === undefined) return false
    const networkId = formatNetworkId('eip155', chainId)
    const isKnown = findNetwork(networks.getState(), networkId) !== undefined
    return (
      isKnown && requireConnection(kit, 'eip155').caipNetworkId !== networkId
    )
  }

  return ({ chains }) => ({
    id: kitConnectorId,
    name: 'Hasp',
    type: kitConnectorId,
    async connect({ chainId, isReconnecting } = {}) {
      try {
        if (isReconnecting) requireConnection(kit, 'eip155')
        else await connectInModal(kit, 'eip155')
        if (isElsewhere(chainId)) await goTo(chainId).catch(unlessDeclined)
        const connection = requireConnection(kit, 'eip155')
        return {
          // wagmi 2 and 3 take plain addresses whatever was asked for.
          accounts: addressesOf(connection) as never,
          chainId: toChainId(connection.caipNetworkId),
        }
      } catch (error) {
        throw toConnectError(error)
      }
    },
    disconnect: () => disconnect(kit, { namespace: 'eip155' }),
    async getAccounts() {
      try {
        return addressesOf(requireConnection(kit, 'eip155'))
      } catch (error) {
        throw toConnectError(error)
      }
    },
    /** The wallet itself is asked: wagmi compares before it sends. */
    async getChainId() {
      return Number(await provider.request({ method: 'eth_chainId' }))
    },
    getProvider: async () => provider,
    isAuthorized: async () =>
      selectConnected(connections.getState(), 'eip155') !== undefined,
    async switchChain({ chainId }) {
      const chain = chains.find(({ id }) => id === chainId)
      try {
        await goTo(chainId)
        if (chain) return chain
        throw new KitError('CHAIN_NOT_SUPPORTED', {
          networkId: formatNetworkId('eip155', chainId),
        })
      } catch (error) {
        throw toSwitchError(error)
      }
    },
    // `followKit` tells wagmi itself.
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => undefined,
  })
}

/** As wagmi's own: connected is connected, on whatever chain. */
function unlessDeclined(error: unknown): void {
  if (isKitError(error, 'USER_REJECTED')) throw error
}
