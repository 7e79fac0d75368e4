// Specification 2, "Opening the modal picks the view in this order".

import type { Route } from '../../entities/modal/route.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { NetworkId } from '../../entities/network/networkId.js'

/** All that the first view of an opening depends on. */
export type OpeningSituation = {
  /** What the caller of the opening asked for. */
  readonly requested: {
    readonly namespace?: Namespace | undefined
    readonly route?: Route | undefined
  }
  readonly activeNamespace: Namespace | undefined
  /** The network to switch to in the requested namespace, if it has any. */
  readonly requestedNetworkId: NetworkId | undefined
  /** The namespace has a connection, or the active wallet speaks it. */
  readonly isWithinReach: boolean
  readonly hasAdapters: boolean
  readonly isConnected: boolean
  readonly isMobile: boolean
}

/** The view that an opening shows: the first of the five that applies. */
export function resolveOpening(situation: OpeningSituation): Route {
  const { hasAdapters, isConnected, isMobile, requested } = situation
  const networkSwitch = resolveNetworkSwitch(situation)
  if (networkSwitch) return networkSwitch
  if (!hasAdapters && !isConnected)
    return { view: isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic' }
  if (requested.route) return requested.route
  if (isConnected) return { view: 'Account' }
  return requested.namespace
    ? { view: 'Connect', parameters: { namespace: requested.namespace } }
    : { view: 'Connect' }
}

function resolveNetworkSwitch({
  activeNamespace,
  isWithinReach,
  requested,
  requestedNetworkId,
}: OpeningSituation): Route | undefined {
  const { namespace, route } = requested
  if (!namespace || namespace === activeNamespace) return undefined
  if (!requestedNetworkId) return undefined
  return {
    view: isWithinReach ? 'SwitchNetwork' : 'SwitchActiveChain',
    parameters: {
      networkId: requestedNetworkId,
      ...(route && { next: route }),
    },
  }
}
