import { createStore } from 'zustand/vanilla'
import type { Namespace } from '../entities/network/namespace.js'
import type { Network } from '../entities/network/network.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { KitError } from '../errors/KitError.js'

/**
 * The configured networks and which of them the visitor chose. A connected
 * wallet's own network is a fact of its connection, not of this store.
 */
export type NetworksState = {
  readonly networks: readonly Network[]
  readonly activeNamespace: Namespace | undefined
  /** The chosen network of each namespace, while no wallet says otherwise. */
  readonly selected: { readonly [namespace in Namespace]?: NetworkId }
  /** The network that a wallet is being asked to switch to. */
  readonly switchingTo: NetworkId | undefined
  /** The wallet does not know that network: it is asked to add it first. */
  readonly isAdding: boolean
  /** Networks whose nodes took long to answer, or did not, the last time. */
  readonly slowNetworkIds: readonly NetworkId[]
  /** How the last switch failed, until another one or until it was read. */
  readonly switchFailure:
    | { readonly networkId: NetworkId; readonly error: KitError }
    | undefined
}

export function createNetworksStore(
  networks: readonly Network[],
  defaultNetwork: Network | undefined = networks[0],
) {
  return createStore<NetworksState>(() => ({
    networks,
    activeNamespace: defaultNetwork?.chainNamespace,
    selected: defaultNetwork
      ? { [defaultNetwork.chainNamespace]: defaultNetwork.caipNetworkId }
      : {},
    switchingTo: undefined,
    isAdding: false,
    slowNetworkIds: [],
    switchFailure: undefined,
  }))
}

/** The visitor or the wallet chose a network of a namespace. */
export function networkSelected(
  state: NetworksState,
  namespace: Namespace,
  networkId: NetworkId,
): NetworksState {
  if (state.selected[namespace] === networkId) return state
  return { ...state, selected: { ...state.selected, [namespace]: networkId } }
}

/** The nodes of a network were slow, or are no longer. */
export function slownessNoted(
  state: NetworksState,
  networkId: NetworkId,
  isSlow: boolean,
): NetworksState {
  const { slowNetworkIds } = state
  if (slowNetworkIds.includes(networkId) === isSlow) return state
  return {
    ...state,
    slowNetworkIds: isSlow
      ? [...slowNetworkIds, networkId]
      : slowNetworkIds.filter((id) => id !== networkId),
  }
}

export function namespaceActivated(
  state: NetworksState,
  activeNamespace: Namespace,
): NetworksState {
  if (state.activeNamespace === activeNamespace) return state
  return { ...state, activeNamespace }
}
