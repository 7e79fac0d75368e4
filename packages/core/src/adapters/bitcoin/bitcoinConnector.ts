import { findBitcoinNetwork } from '../../addresses/bitcoinNetworks.js'
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Network } from '../../entities/network/network.js'
import { type LazyConnector, lazyConnector } from '../../lazy/lazyConnector.js'
import type { Clock } from '../../ports/Environment.js'
import type { BitcoinDialect } from './BitcoinDialect.js'
import { beginAccess } from './beginAccess.js'

/** A connector over a Bitcoin wallet of this page. */
export function bitcoinConnector({
  info,
  ...parameters
}: {
  readonly clock: Clock
  readonly dialect: BitcoinDialect
  readonly info: ConnectorInfo
  /** The configured networks of the namespace. */
  readonly networks: readonly Network[]
}): LazyConnector {
  const { dialect, networks } = parameters
  return lazyConnector({
    info,
    namespace: 'bip122',
    ...(dialect.type === 'standard' && { source: dialect.source }),
    async begin({ networkId }) {
      const wanted = findNetwork({ networks }, networkId) ?? networks[0]
      const name = findBitcoinNetwork(wanted?.caipNetworkId)?.name
      // What a refusal looks like depends on the dialect, which comes later.
      return { answer: beginAccess(dialect, name) }
    },
    load: () => import('./session/openWallet.js'),
    open: ({ openWallet }) => openWallet(parameters),
    providerMethods: ['signMessage', 'signPsbt'],
  })
}
