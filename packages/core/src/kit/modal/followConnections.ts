import {
  type ConnectionChange,
  modalMoveAfter,
} from '../../policies/modal/modalMoveAfter.js'
import type { ConnectionEvent } from '../../stores/connection/ConnectionEvent.js'
import type { ConnectionsState } from '../../stores/connection/connections.js'
import { selectRoute } from '../../stores/router.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { changeRoute } from './changeRoute.js'
import { hideModal, showModal } from './showModal.js'

/** The modal follows what happens to connections; they know nothing of it. */
export function followConnections(kit: Kit): void {
  const { stores, environment, adapters } = kit[internals]
  const { connections, modal, router } = stores
  connections.onEvent((event, _state, before) => {
    // The site may have answered the event already, e.g. connected anew.
    const change = changeOf(event, connections.getState(), before)
    const move =
      change &&
      modalMoveAfter(change, {
        isOpen: modal.getState().isOpen,
        isMobile: environment.isMobile(),
        hasSeveralNamespaces: adapters.size > 1,
        view: selectRoute(router.getState()).view,
      })
    switch (move?.type) {
      case 'close':
        return hideModal(kit)
      case 'open':
        return showModal(kit, move.route)
      case 'push':
      case 'replace':
        changeRoute(kit, { type: move.type, route: move.route })
    }
  })
}

/** What of an event concerns the modal. */
function changeOf(
  event: ConnectionEvent,
  state: ConnectionsState,
  before: ConnectionsState,
): ConnectionChange | undefined {
  switch (event.type) {
    case 'ended':
      return {
        type: 'ended',
        by: event.by,
        wasLive: isAnyLive(before),
        isAnyLive: isAnyLive(state),
      }
    case 'switchAsked': {
      const namespace = state.byId.get(event.id)?.namespace
      return namespace && { ...event, namespace }
    }
    case 'switchSettled':
      return event
    default:
      return undefined
  }
}

/** Whether a connection is there, or on its way. */
function isAnyLive({ byId }: ConnectionsState): boolean {
  return [...byId.values()].some(({ status }) => status !== 'disconnected')
}
