import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Network } from '../../entities/network/network.js'
import { KitError } from '../../errors/KitError.js'
import { lazyConnector } from '../../lazy/lazyConnector.js'
import type { Connector } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { askWallet } from '../askWallet.js'
import { type InjectedSource, isInjectedExtension } from './InjectedSource.js'

/**
 * A connector over a source of `window.injectedWeb3`. The wallet gives its
 * accounts; network and account in use are the site's own, until the wallet
 * puts another account first.
 * @param parameters.read the source as it is on the page now
 */
export function polkadotConnector(parameters: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  readonly networks: readonly Network[]
  readonly read: () => InjectedSource | undefined
  readonly siteName: string
}): Connector {
  const { clock, info, networks, read, siteName } = parameters
  const enable = async ({ signal }: { readonly signal: AbortSignal }) => {
    if (networks.length === 0)
      throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'polkadot' })
    return await askWallet({
      method: 'enable',
      run() {
        const source = read()
        if (!source)
          throw new KitError('WALLET_NOT_FOUND', { connectorId: info.id })
        return source.connect
          ? source.connect(siteName)
          : source.enable?.(siteName)
      },
      parse: (answer) => (isInjectedExtension(answer) ? answer : undefined),
      signal,
    })
  }
  return lazyConnector({
    info,
    namespace: 'polkadot',
    promptsAnew: true,
    begin: enable,
    beginSilently: enable,
    load: () => import('./openSource.js'),
    open: ({ openSource }) => openSource({ clock, networks }),
    providerMethods: ['signPayload', 'signRaw'],
  })
}
