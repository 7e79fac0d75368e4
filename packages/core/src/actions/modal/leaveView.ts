import type { Route } from '../../entities/route.js'
import type { Kit } from '../../kit/Kit.js'
import { cancelConnect } from '../connection/cancelConnect.js'

/** Who leaves a view that waits for a wallet no longer waits for it. */
export function leaveView(kit: Kit, from: Route, to: Route): void {
  if (from.view.startsWith('Connecting') && to.view !== from.view)
    cancelConnect(kit)
  if (from.view === 'SwitchNetwork' && to.view !== from.view)
    kit.tasks.abort('switchNetwork')
  if (to.view === 'SwitchNetwork')
    kit.stores.networks.setState({ switchFailure: undefined })
}
