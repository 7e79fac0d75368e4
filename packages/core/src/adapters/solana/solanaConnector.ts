import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Network } from '../../entities/network/network.js'
import { lazyConnector } from '../../lazy/lazyConnector.js'
import type { Connector } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { connectWallet } from '../walletStandard/connectWallet.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'

/**
 * A connector over a Wallet Standard wallet. Such wallets do not say which
 * network they are on: the site decides it among those that they serve.
 */
export function solanaConnector({
  info,
  ...parameters
}: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  /** The configured ones of this namespace. */
  readonly networks: readonly Network[]
  readonly wallet: StandardWallet
}): Connector {
  const { wallet } = parameters
  return lazyConnector({
    info,
    namespace: 'solana',
    source: wallet.source,
    begin: ({ signal }) => connectWallet(wallet, { isSilent: false, signal }),
    beginSilently: ({ signal }) =>
      connectWallet(wallet, { isSilent: true, signal }),
    load: () => import('./openWallet.js'),
    open: ({ openWallet }) => openWallet(parameters),
    providerMethods: ['signMessage', 'signAllTransactions', 'signTransaction'],
  })
}
