import {
  type RouterEffect,
  type RouterEvent,
  selectRoute,
  transitionRouter,
} from '../../stores/router.js'
import { abortAttempts } from '../connection/attemptTasks.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/**
 * Shows another view. Leaving one that waits for a wallet gives up what the
 * visitor waited for there.
 * @returns what has to be done besides
 */
export function changeRoute(
  kit: Kit,
  event: RouterEvent,
): readonly RouterEffect[] {
  const { stores, tasks, events } = kit[internals]
  const { networks, router } = stores
  const before = router.getState()
  const { effects, state } = transitionRouter(before, event)
  if (state === before) return effects
  router.setState(state, true)
  const from = selectRoute(before).view
  const to = selectRoute(state).view
  const isBack = event.type === 'back'
  // Back from the chosen namespace to the choice is within one view.
  if (from.startsWith('Connecting') && (from !== to || isBack))
    abortAttempts(kit)
  if (from === 'SwitchNetwork' && from !== to) tasks.abort('switchNetwork')
  if (to === 'SwitchNetwork') networks.setState({ switchFailure: undefined })
  if (from !== to || isBack) events.emit('VIEW', { view: to })
  return effects
}
