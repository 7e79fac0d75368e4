import type { KnownIdentity } from '../entities/knownIdentity.js'
import type { Connector } from '../ports/Connector.js'
import type { WalletGrouping } from '../ports/WalletGrouping.js'
import { singleNamespaceGrouping } from './singleNamespaceGrouping.js'

/** A grouping that knows wallets of several namespaces once it is loaded. */
export type LazyGrouping = WalletGrouping & {
  /** Resolves when it is complete; rejects when its chunk does not arrive. */
  load(): Promise<void>
}

/**
 * The grouping of a kit. With adapters of one namespace nothing is loaded;
 * with several, `load` fetches what joins wallets across them. Until then each
 * connector is a wallet of its own.
 * @param parameters.connectors all that were found so far
 * @param parameters.onLoad called when what was found may group differently
 */
export function lazyGrouping(parameters: {
  namespaceCount: number
  identities: readonly KnownIdentity[] | undefined
  connectors: () => readonly Connector[]
  onLoad: () => void
}): LazyGrouping {
  const { connectors, identities, namespaceCount, onLoad } = parameters
  let current = singleNamespaceGrouping
  return {
    merge: (found) => current.merge(found),
    find: (connectorId, namespace) => current.find(connectorId, namespace),
    lineOf: (connector) => current.lineOf(connector),
    askInTurn: (connector, run, signal) =>
      current.askInTurn(connector, run, signal),
    async load() {
      if (namespaceCount < 2 || current !== singleNamespaceGrouping) return
      const { createWalletGrouping } = await import('./createWalletGrouping.js')
      // A kit that is started twice in a row loads it once.
      if (current !== singleNamespaceGrouping) return
      current = createWalletGrouping(connectors, identities)
      onLoad()
    },
  }
}
