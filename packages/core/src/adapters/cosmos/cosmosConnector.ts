import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import { lazyConnector } from '../../lazy/lazyConnector.js'
import type { Connector } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { enableChains } from './enableChains.js'
import type { KeplrProvider } from './KeplrProvider.js'
import type { Enabled } from './openWallet.js'
import { requestAccess } from './requestAccess.js'

/**
 * A connector over a wallet of the Keplr kind. The wallet decides about the
 * account, which is written differently on each network; the site decides
 * about the network.
 * @param parameters.read the wallet as it is on the page now
 */
export function cosmosConnector({
  info,
  read,
  ...parameters
}: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  readonly keystoreEvent: string
  readonly networks: readonly Network[]
  readonly read: () => KeplrProvider | undefined
  readonly window: EventTarget
}): Connector {
  const { networks } = parameters
  const find = () => {
    const provider = read()
    if (provider) return provider
    throw new KitError('WALLET_NOT_FOUND', { connectorId: info.id })
  }
  const enableSilently = async (network: Network, signal: AbortSignal) => {
    const provider = find()
    await requestAccess(provider, [network], signal)
    return { provider, networks: [network] } as const
  }
  return lazyConnector({
    info,
    namespace: 'cosmos',
    promptsAnew: true,
    async begin({ networkId, signal }): Promise<Enabled> {
      const provider = find()
      const wanted = wantedFirst(networks, networkId)
      return {
        provider,
        networks: await enableChains({ provider, networks: wanted, signal }),
      }
    },
    beginSilently({ networkId, signal }) {
      find()
      const network = findNetwork({ networks }, networkId)
      return network && enableSilently(network, signal)
    },
    load: () => import('./openWallet.js'),
    open: ({ openWallet }) => openWallet({ ...parameters, enableSilently }),
    providerMethods: ['signAmino', 'signArbitrary', 'signDirect'],
  })
}

function wantedFirst(
  networks: readonly Network[],
  wanted: NetworkId | undefined,
): readonly Network[] {
  const isWanted = ({ caipNetworkId }: Network) => caipNetworkId === wanted
  return [
    ...networks.filter(isWanted),
    ...networks.filter((network) => !isWanted(network)),
  ]
}
