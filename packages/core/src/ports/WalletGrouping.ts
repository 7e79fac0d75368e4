import type { ConnectionId } from '../entities/connection/connection.js'
import type { ConnectorInfo } from '../entities/connection/connectorInfo.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Connector } from './Connector.js'

/** A wallet with its connectors: one in each namespace that it speaks. */
export type FoundWallet = {
  /** Of the connector found first; `MULTI_CHAIN` with several namespaces. */
  readonly info: ConnectorInfo
  readonly connectors: readonly [Connector, ...Connector[]]
}

/** How connectors make up wallets that may speak several namespaces. */
export type WalletGrouping = {
  /**
   * Connectors as wallets, in the order of finding.
   * @example kit.grouping.merge(kit.stores.connectors.getState().connectors)
   */
  merge(connectors: readonly Connector[]): readonly FoundWallet[]
  /**
   * The connector of a wallet of several namespaces in one of them, whichever of
   * the wallet's ids is given: they may differ from namespace to namespace.
   */
  find(
    connectorId: string,
    namespace: Namespace | undefined,
  ): Connector | undefined
  /** The connections whose prompts wait for those of this connector. */
  lineOf(connector: Connector): readonly ConnectionId[]
  /**
   * Runs a request for which a wallet prompts the visitor once no other prompt
   * of that wallet is open: inside the call if none is. The turn, or the place
   * in the line, ends with the signal, which has to be aborted in the end.
   * @throws `CANCELLED` when it is aborted before its turn
   */
  askInTurn<result>(
    connector: Connector,
    run: () => Promise<result>,
    signal: AbortSignal,
  ): Promise<result>
}
