import { forgottenKey } from '../storage/forgottenKey.js'
import { selectIsConnected } from '../stores/connections.js'
import { confirmConnection } from './confirmConnection.js'
import type { Kit } from './Kit.js'
import { reconnectConnector } from './reconnectConnector.js'
import { restoreConnections } from './restoreConnections.js'

/** Theme and connections follow what another tab of the site did. */
export function followOtherTabs(kit: Kit, signal: AbortSignal): void {
  kit.environment.onStorageChange((key) => {
    if (key === forgottenKey || (key === null && isForgotten(kit))) {
      void import('./forgetState.js').then(
        ({ forgetState }) => forgetState(kit, { isFollowing: true }),
        (error: unknown) => kit.log('warn', 'Not all is forgotten', error),
      )
      return
    }
    const name = key === null ? null : kit.storage.nameOf(key)
    if (name === null || name === 'theme') {
      const mode = kit.storage.get('theme') ?? kit.options.theme.mode
      kit.stores.theme.setState({ mode })
    }
    if (
      name === null ||
      name === 'connections' ||
      name === 'disconnectedConnectorIds'
    )
      followConnections(kit, signal)
    // Whoever does not know what it missed asks the wallets in use as well.
    if (name === null)
      for (const connector of kit.stores.connectors.getState().connectors)
        void confirmConnection(kit, connector, signal)
  }, signal)
}

/** A tab that holds a connection has stored it: somebody removed it all. */
function isForgotten(kit: Kit): boolean {
  return (
    selectIsConnected(kit.stores.connections.getState()) &&
    !kit.storage.has('connections')
  )
}

/**
 * Another tab connected or disconnected: what it ended ends here, and what it
 * began is asked for silently. The wallet's own grant is left alone.
 */
function followConnections(kit: Kit, signal: AbortSignal): void {
  restoreConnections(kit)
  const now = kit.environment.clock.now()
  for (const connector of kit.stores.connectors.getState().connectors)
    void reconnectConnector(kit, connector, now, signal)
}
