import type { Route } from '../../entities/modal/route.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { findNamespaceConnector } from '../../kit/connection/findNamespaceConnector.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { showModal } from '../../kit/modal/showModal.js'
import { selectNetworkId } from '../../kit/selectors.js'
import { resolveOpening } from '../../policies/modal/openingView.js'
import {
  selectConnected,
  selectIsConnected,
} from '../../stores/connection/connections.js'

/**
 * Opens the modal. Which view it shows is decided in the order of the
 * specification: a foreign namespace first, then what was asked for.
 *
 * @param parameters.route a view with its data
 * @param parameters.namespace the namespace to open for
 * @example
 * import { openModal } from '@hasp/core'
 *
 * openModal(kit, { route: { view: 'Networks' } })
 */
export function openModal(
  kit: Kit,
  { namespace, route }: openModal.Parameters = {},
): void {
  const { connections, networks } = kit.stores
  const state = connections.getState()
  const { activeNamespace } = networks.getState()
  const isConnected = selectIsConnected(state)
  const isWithinReach =
    namespace !== undefined &&
    (selectConnected(state, namespace) !== undefined ||
      findNamespaceConnector(kit, namespace) !== undefined)
  const opening = resolveOpening({
    requested: { namespace, route },
    activeNamespace,
    requestedNetworkId: selectNetworkId(state, networks.getState(), namespace),
    isWithinReach,
    hasAdapters: kit[internals].adapters.size > 0,
    isMobile: kit[internals].environment.isMobile(),
    isConnected,
  })
  showModal(kit, opening, namespace)
}

export declare namespace openModal {
  type Parameters = {
    route?: Route | undefined
    namespace?: Namespace | undefined
  }
}
