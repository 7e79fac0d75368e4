import type { Route } from '../../entities/modal/route.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Shows the view that waits for a wallet on top of the one that asked for which
 * namespace: two entries of one view, so that Back leads to the choice again.
 * @example
 * import { chooseNamespace } from '@hasp/core/internal'
 *
 * chooseNamespace(kit, { connectorId: 'io.kite', namespace: 'solana' })
 */
export function chooseNamespace(
  kit: Kit,
  parameters: { connectorId: string; namespace: Namespace },
): void {
  const route: Route = { view: 'ConnectingExternal', parameters }
  kit[internals].stores.router.setState(({ history: [first, ...rest] }) => ({
    history: [first, ...rest, route],
    direction: 'forward',
  }))
}
