import type { Kit } from '../../kit/Kit.js'
import { selectIsConnected } from '../../stores/connections.js'
import { selectRoute, transitionRouter } from '../../stores/router.js'
import { closeModal } from './closeModal.js'
import { leaveView } from './leaveView.js'

/**
 * Goes one view back; from the first one, the modal closes.
 * @example goBack(kit)
 */
export function goBack(kit: Kit): void {
  const { connections, router } = kit.stores
  const before = router.getState()
  const { effects, state } = transitionRouter(before, {
    type: 'back',
    isConnected: selectIsConnected(connections.getState()),
  })
  if (effects.includes('closeModal')) {
    closeModal(kit)
    return
  }
  router.setState(state, true)
  leaveView(kit, selectRoute(before), selectRoute(state))
  kit.events.emit('VIEW', { view: selectRoute(state).view })
}
