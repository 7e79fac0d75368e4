import { createStore } from 'zustand/vanilla'
import type { Namespace } from '../entities/network/namespace.js'
import type { WalletReference } from '../entities/wallet/wallet.js'
import type { Connector } from '../ports/Connector.js'

/** The ways to connect that were found so far, in the order of finding. */
export type ConnectorsState = {
  readonly connectors: readonly Connector[]
  /** Wallets used before, most recent first. */
  readonly recent: readonly WalletReference[]
  /** What was found of pictures that wallets give, by what they gave. */
  readonly pictures: ReadonlyMap<string, string | undefined>
}

export function createConnectorsStore(recent: readonly WalletReference[] = []) {
  return createStore<ConnectorsState>(() => ({
    connectors: [],
    recent,
    pictures: new Map(),
  }))
}

export function connectorFound(
  state: ConnectorsState,
  connector: Connector,
): ConnectorsState {
  const others = state.connectors.filter(
    ({ info, namespace }) =>
      info.id !== connector.info.id || namespace !== connector.namespace,
  )
  return { ...state, connectors: [...others, connector] }
}

/** A connector is no longer there, e.g. its wallet was unregistered. */
export function connectorLost(
  state: ConnectorsState,
  connector: Connector,
): ConnectorsState {
  return {
    ...state,
    connectors: state.connectors.filter((known) => known !== connector),
  }
}

/**
 * A connector by its id.
 * @param namespace its namespace, where one wallet serves several
 * @returns undefined when it is not there (any more)
 * @example
 * import { findConnector } from '@hasp/core'
 *
 * findConnector(kit.stores.connectors.getState(), 'io.kite')
 */
export function findConnector(
  state: ConnectorsState,
  connectorId: string,
  namespace?: Namespace,
): Connector | undefined {
  return state.connectors.find(
    (connector) =>
      connector.info.id === connectorId &&
      (namespace === undefined || connector.namespace === namespace),
  )
}
