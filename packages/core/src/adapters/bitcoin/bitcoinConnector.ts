import type { ConnectorInfo } from '../../entities/connectorInfo.js'
import type { Network } from '../../entities/network.js'
import { KitError } from '../../errors/KitError.js'
import type { BitcoinProvider } from '../../ports/BitcoinProvider.js'
import type { Connector } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import type { BitcoinDialect } from './BitcoinDialect.js'
import { beginAccess } from './beginAccess.js'
import { findBitcoinNetwork } from './bitcoinNetworks.js'
import { loadOpenWallet } from './loadOpenWallet.js'
import type { OpenWallet } from './session/openWallet.js'

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
  let opening: Promise<OpenWallet> | undefined
  let isConnected = false
  let openRequests = 0

  const open = () => {
    opening ??= loadOpenWallet().then((openWallet) =>
      openWallet({ clock, dialect, networks }),
    )
    // A chunk that failed to load is asked for again by the next call.
    opening.catch(() => {
      opening = undefined
    })
    return opening
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
      if (opening || request.revoke) await (await open()).disconnect(request)
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
