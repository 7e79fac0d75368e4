import { openModal } from '../actions/modal/openModal.js'
import type { ConnectedConnection } from '../entities/connection/connection.js'
import type { Namespace } from '../entities/network/namespace.js'
import { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'
import { selectConnected } from '../stores/connection/connections.js'
import { joinSignals } from '../utils/joinSignals.js'

/**
 * The connection of a namespace; without one the modal opens, and its visitor
 * connects or closes it.
 * @throws `MODAL_CLOSED`, `NO_CONNECTION_CLIENT` while the kit is not running,
 * `CANCELLED` when it stops
 */
export function connectInModal(
  kit: Kit,
  namespace: Namespace,
): Promise<ConnectedConnection> {
  const { connections, modal } = kit.stores
  const find = () => selectConnected(connections.getState(), namespace)
  const lifetime = kit[internals].lifetime()
  const known = find()
  if (known) return Promise.resolve(known)
  if (!lifetime) return Promise.reject(new KitError('NO_CONNECTION_CLIENT'))
  return new Promise((resolve, reject) => {
    const { controller, release } = joinSignals(lifetime)
    const stops: (() => void)[] = []
    const settle = (end: () => void) => {
      for (const stop of stops) stop()
      release()
      end()
    }
    const look = () => {
      const connection = find()
      if (connection) settle(() => resolve(connection))
      else if (!modal.getState().isOpen)
        settle(() => reject(new KitError('MODAL_CLOSED')))
    }
    const { activeNamespace } = kit.stores.networks.getState()
    // Where another namespace is connected, Account would come instead.
    openModal(kit, {
      namespace,
      ...(activeNamespace === namespace && {
        route: { view: 'Connect', parameters: { namespace } },
      }),
    })
    stops.push(connections.subscribe(look), modal.subscribe(look))
    controller.signal.addEventListener('abort', () =>
      settle(() => reject(new KitError('CANCELLED'))),
    )
  })
}
