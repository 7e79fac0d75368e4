import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Network } from '../../entities/network/network.js'
import { KitError } from '../../errors/KitError.js'
import type { BitcoinProvider } from '../../ports/BitcoinProvider.js'
import type { Connector } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { loadOnce } from '../../utils/loadOnce.js'
import type { BitcoinDialect } from './BitcoinDialect.js'
import { beginAccess } from './beginAccess.js'
import { findBitcoinNetwork } from './bitcoinNetworks.js'
import { loadOpenWallet } from './loadOpenWallet.js'

/** A connector that knows whether a visitor relies on it. */
export type BitcoinConnector = Connector & {
  /** Whether it is connected or being connected. */
  isInUse(): boolean
}

/** A connector over a Bitcoin wallet of this page. */
export function bitcoinConnector(parameters: {
  readonly clock: Clock
  readonly dialect: BitcoinDialect
  readonly info: ConnectorInfo
  /** The configured networks of the family. */
  readonly networks: readonly Network[]
}): BitcoinConnector {
  const { clock, dialect, info, networks } = parameters
  let hasOpened = false
  const load = loadOnce(async () =>
    (await loadOpenWallet())({ clock, dialect, networks }),
  )
  let isConnected = false
  let openRequests = 0

  const open = () => {
    hasOpened = true
    return load()
  }
  const during = async <session>(task: Promise<session>) => {
    openRequests += 1
    try {
      const session = await task
      isConnected = session !== undefined
      return session
    } finally {
      openRequests -= 1
    }
  }
  const provider: BitcoinProvider = {
    signMessage: async (request) =>
      (await open()).provider.signMessage(request),
    signPsbt: async (request) => (await open()).provider.signPsbt(request),
  }
  return {
    info,
    namespace: 'bip122',
    ...(dialect.type === 'standard' && { source: dialect.source }),
    isInUse: () => isConnected || openRequests > 0,
    getProvider: () => provider,
    async connect({ networkId, signal }) {
      if (signal.aborted) throw new KitError('CANCELLED')
      const wanted =
        networks.find((one) => one.caipNetworkId === networkId) ?? networks[0]
      const name = findBitcoinNetwork(wanted?.caipNetworkId)?.name
      const begun = beginAccess(dialect, name)
      return await during(
        open().then((wallet) => wallet.connect({ begun, networkId, signal })),
      )
    },
    reconnect: (request) =>
      during(open().then((wallet) => wallet.reconnect(request))),
    async disconnect(request) {
      isConnected = false
      if (hasOpened || request.revoke) await (await open()).disconnect(request)
    },
    switchNetwork: async (request) => (await open()).switchNetwork(request),
    listen(listener, signal) {
      void open().then(
        (wallet) => wallet.listen(listener, signal),
        () => undefined,
      )
    },
  }
}
