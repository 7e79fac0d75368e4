import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Connector } from '../../ports/Connector.js'
import type { NamespaceAdapter } from '../../ports/NamespaceAdapter.js'
import { lookRepeatedly } from '../injected/lookRepeatedly.js'
import { cosmosConnector } from './cosmosConnector.js'
import { type CosmosWallet, cosmosWallets } from './cosmosWallets.js'
import type { KeplrProvider } from './KeplrProvider.js'
import { readKeplr } from './readKeplr.js'

const keplrEvent = 'keplr_keystorechange'

/**
 * The namespace of cosmos: Keplr, Leap, Cosmostation and other wallets of their
 * kind. Accounts and signing, neither balances nor sending. A network that the
 * wallet does not know is suggested to it, if it says how (`cosmos`).
 * @param options.wallets others of the kind, and where on the page they are
 * @returns a value for the option `adapters` of `createKit`
 * @see https://docs.keplr.app/api for `getKey`, `signDirect`, ADR-036 `signArbitrary`
 * @example
 * import { createKit } from '@hasp/core'
 * import { cosmos } from '@hasp/core/cosmos'
 *
 * createKit({ app: { name: 'Shop' }, adapters: [cosmos()], networks })
 */
export function cosmos(options: cosmos.Options = {}): NamespaceAdapter {
  const wallets = [...(options.wallets ?? []), ...cosmosWallets]
  return {
    namespace: 'cosmos',
    create({ environment: { clock, window }, networks }) {
      const connectors = new Map<KeplrProvider, Connector>()
      let search: ReturnType<typeof lookRepeatedly> | undefined
      return {
        namespace: 'cosmos',
        capabilities: {
          loadSignMessage: async () =>
            (await import('./signMessage.js')).signMessage,
        },
        discover({ onFound }, signal) {
          if (!window) return
          for (const connector of connectors.values()) onFound(connector)
          const look = () => {
            for (const wallet of wallets) {
              const read = () => readKeplr(window, wallet.path)
              const provider = read()
              // One wallet may be at two places.
              if (!provider || connectors.has(provider)) continue
              const known = [...connectors.values()]
              if (known.some(({ info }) => info.id === wallet.id)) continue
              const connector = cosmosConnector({
                clock,
                info: describeConnector(wallet),
                keystoreEvent: wallet.keystoreEvent ?? keplrEvent,
                networks,
                read,
                window,
              })
              connectors.set(provider, connector)
              onFound(connector)
            }
          }
          search = lookRepeatedly({ clock, look, signal })
        },
        rediscover: () => search?.again(),
      }
    },
  }
}

export declare namespace cosmos {
  type Options = { readonly wallets?: readonly CosmosWallet[] | undefined }
}

function describeConnector({
  id,
  imageUrl,
  name,
}: CosmosWallet): ConnectorInfo {
  return {
    id,
    storageId: id,
    name,
    type: 'INJECTED',
    namespaces: ['cosmos'],
    ...(imageUrl && { imageUrl }),
    info: { rdns: id },
  }
}
