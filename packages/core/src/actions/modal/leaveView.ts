import type { Route } from '../../entities/route.js'
import type { Kit } from '../../kit/Kit.js'
import { cancelConnect } from '../connection/cancelConnect.js'

/** Who leaves a view that waits for a wallet no longer waits for it. */
export function leaveView(kit: Kit, from: Route, to: Route): void {
  const { networks, router } = kit.stores
  const isLeft = to.view !== from.view
  // Back from the family that was chosen to the choice is within one view.
  const isBack = router.getState().direction === 'back'
  if (from.view.startsWith('Connecting') && (isLeft || isBack))
    cancelConnect(kit)
  if (from.view === 'SwitchNetwork' && isLeft) kit.tasks.abort('switchNetwork')
  if (to.view === 'SwitchNetwork')
    networks.setState({ switchFailure: undefined })
}
