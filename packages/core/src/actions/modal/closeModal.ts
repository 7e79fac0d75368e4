import { findPairing } from '../../kit/findPairing.js'
import type { Kit } from '../../kit/Kit.js'
import { isClosingBlocked, routeAfterClosing } from '../../policies/closing.js'
import { selectIsConnected } from '../../stores/connections.js'
import { modalClosed } from '../../stores/modal.js'
import { cancelConnect } from '../connection/cancelConnect.js'
import { navigate } from './navigate.js'
import { shakeModal } from './shakeModal.js'

/**
 * Closes the modal, unless sign-in is required and there is no session: then
 * it shakes. An attempt to connect that is still waiting is given up, and
 * a moment later the code that was on show, unless a wallet has seen it.
 *
 * @param parameters.force closes whatever is required
 * @param parameters.isEmbedded shows Account or Connect instead
 * @example closeModal(kit)
 */
export function closeModal(
  kit: Kit,
  { force, isEmbedded = false }: closeModal.Parameters = {},
): void {
  const { connections, modal } = kit.stores
  if (!force && isClosingBlocked(kit.signIn())) {
    shakeModal(kit)
    return
  }
  const isConnected = selectIsConnected(connections.getState())
  cancelConnect(kit)
  findPairing(kit)?.letGo()
  kit.tasks.abort('switchNetwork')
  const wasOpen = modal.getState().isOpen
  modal.setState(modalClosed)
  navigate(kit, {
    type: 'reset',
    route: routeAfterClosing({ isConnected, isEmbedded }),
  })
  if (wasOpen) kit.events.emit('MODAL_CLOSE', { isConnected })
}

export declare namespace closeModal {
  type Parameters = {
    force?: boolean | undefined
    isEmbedded?: boolean | undefined
  }
}
