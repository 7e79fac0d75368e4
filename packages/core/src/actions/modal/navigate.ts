import type { Route } from '../../entities/route.js'
import type { Kit } from '../../kit/Kit.js'
import { selectRoute, transitionRouter } from '../../stores/router.js'
import { leaveView } from './leaveView.js'

/**
 * Shows another view of the modal: `push` on top of the history, `replace` the
 * top, `reset` to a history of one, or `remember` data in the current entry.
 * @example navigate(kit, { type: 'push', route: { view: 'Networks' } })
 */
export function navigate(
  kit: Kit,
  event: { type: 'push' | 'replace' | 'reset' | 'remember'; route: Route },
): void {
  const { router } = kit.stores
  const before = router.getState()
  const { state } = transitionRouter(before, event)
  if (state === before) return
  router.setState(state, true)
  leaveView(kit, selectRoute(before), event.route)
  const { view } = event.route
  if (view !== selectRoute(before).view) kit.events.emit('VIEW', { view })
}
