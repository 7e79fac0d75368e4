import type { Route } from '../../entities/modal/route.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { routeAfterClosing } from '../../policies/modal/closing.js'
import { selectIsConnected } from '../../stores/connection/connections.js'
import { modalClosed, modalOpened } from '../../stores/modal.js'
import { abortAttempts } from '../connection/attemptTasks.js'
import { findPairing } from '../connection/findPairing.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { changeRoute } from './changeRoute.js'

/** Opens the modal with one view. */
export function showModal(
  kit: Kit,
  route: Route,
  namespace?: Namespace | undefined,
): void {
  const { connections, modal } = kit[internals].stores
  const isConnected = selectIsConnected(connections.getState())
  changeRoute(kit, { type: 'reset', route })
  modal.setState((state) => modalOpened(state, namespace))
  kit[internals].events.emit('MODAL_OPEN', { isConnected })
}

/** Closes the modal, and gives up what its visitor waited for. */
export function hideModal(
  kit: Kit,
  { isEmbedded = false }: { isEmbedded?: boolean | undefined } = {},
): void {
  const { stores, tasks, events } = kit[internals]
  const { connections, modal } = stores
  const isConnected = selectIsConnected(connections.getState())
  abortAttempts(kit)
  findPairing(kit)?.letGo()
  tasks.abort('switchNetwork')
  const wasOpen = modal.getState().isOpen
  modal.setState(modalClosed)
  const route = routeAfterClosing({ isConnected, isEmbedded })
  changeRoute(kit, { type: 'reset', route })
  if (wasOpen) events.emit('MODAL_CLOSE', { isConnected })
}
