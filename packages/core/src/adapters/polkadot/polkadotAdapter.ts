import type { Connector } from '../../ports/Connector.js'
import type { NamespaceAdapter } from '../../ports/NamespaceAdapter.js'
import { lookRepeatedly } from '../injected/lookRepeatedly.js'
import { describeSource, type PolkadotWallet } from './describeSource.js'
import { polkadotConnector } from './polkadotConnector.js'
import { readSources } from './readSources.js'

/**
 * The namespace of Polkadot and its kin: extensions at `window.injectedWeb3`,
 * each asked only when the visitor picks it. Accounts and signing, neither
 * balances nor sending.
 * @param options.wallets names and pictures of sources that are not widely
 * known
 * @returns a value for the option `adapters` of `createKit`
 * @see https://github.com/polkadot-js/extension for `injectedWeb3`
 * @example
 * import { createKit } from '@hasp/core'
 * import { polkadot } from '@hasp/core/polkadot'
 *
 * createKit({ app: { name: 'Shop' }, adapters: [polkadot()], networks })
 */
export function polkadot(options: polkadot.Options = {}): NamespaceAdapter {
  const { wallets = [] } = options
  return {
    namespace: 'polkadot',
    create({ environment: { clock, window }, networks, site }) {
      const connectors = new Map<string, Connector>()
      const siteName = site?.name ?? window?.location?.hostname ?? ''
      let search: ReturnType<typeof lookRepeatedly> | undefined
      return {
        namespace: 'polkadot',
        capabilities: {
          loadSignMessage: async () =>
            (await import('./signMessage.js')).signMessage,
        },
        discover({ onFound }, signal) {
          if (!window) return
          for (const connector of connectors.values()) onFound(connector)
          const look = () => {
            for (const key of readSources(window).keys()) {
              if (connectors.has(key)) continue
              const taken = [...connectors.values()].map(({ info }) => info.id)
              const connector = polkadotConnector({
                clock,
                info: describeSource({ key, taken, wallets, window }),
                networks,
                read: () => readSources(window).get(key),
                siteName,
              })
              connectors.set(key, connector)
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

export declare namespace polkadot {
  type Options = { readonly wallets?: readonly PolkadotWallet[] | undefined }
}
