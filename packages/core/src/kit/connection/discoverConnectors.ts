import { connectionIdOf } from '../../entities/connection/connection.js'
import type { Connector } from '../../ports/Connector.js'
import type { ConnectorSourceEvent } from '../../ports/ConnectorSource.js'
import { connectorFound, connectorLost } from '../../stores/connectors.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { endConnections } from './endConnections.js'
import type { handleSourceEvent } from './handleSourceEvent.js'
import {
  confirmConnection,
  isAmbiguous,
  restoreConnection,
  stopWaitingForWallets,
} from './recheckConnection.js'

/** How long wallets that have not appeared are waited for. */
const foundLimitMs = 4_000

/**
 * Looks for wallets in every adapter and every other source. Wallets that
 * announce themselves at once are all known before the first of them is asked,
 * so that two which claim one identity are noticed. With the option `reconnect`
 * off, none is asked whether an earlier connection holds.
 */
export function discoverConnectors(kit: Kit, signal: AbortSignal): void {
  const { environment, stores, log, adapters, sources } = kit[internals]
  const { clock } = environment
  const { connectors } = stores
  /** An origin listens to many things: each is one listener of the kit's. */
  const branch = () => joinSignals(signal).controller.signal
  const own = branch()
  const startedAt = clock.now()
  let isFirstRound = true
  const ask = (connector: Connector) =>
    restoreConnection(kit, connector, startedAt, own)
  const askAnew = (connector: Connector) =>
    Promise.all([ask(connector), confirmConnection(kit, connector, own)])

  const handle = (event: Parameters<typeof handleSourceEvent>[1]) =>
    void import('./handleSourceEvent.js').then(
      ({ handleSourceEvent }) => handleSourceEvent(kit, event, askAnew),
      (error: unknown) => log('warn', 'An event is not handled', error),
    )
  const onEvent = (event: ConnectorSourceEvent) => {
    if (event.type === 'pairingChanged')
      stores.pairing.setState(event.pairing, true)
    else handle(event)
  }
  const onFound = (connector: Connector) => {
    if (signal.aborted) return
    connectors.setState((state) => connectorFound(state, connector))
    if (!isFirstRound && kit.options.reconnect) void ask(connector)
    if (isAmbiguous(kit, connector))
      handle({ type: 'claimed', connector, at: clock.now() })
  }
  const onLost = (connector: Connector) => {
    const { byId } = stores.connections.getState()
    const id = connectionIdOf(connector)
    // Another wallet of the same identity may be connected.
    if (byId.get(id)?.connectorId === connector.info.id)
      void endConnections(kit, { ids: [id], by: 'wallet' })
    connectors.setState((state) => connectorLost(state, connector))
  }

  for (const origin of [...adapters.values(), ...sources]) {
    try {
      origin.discover({ onEvent, onFound, onLost }, branch())
    } catch (error) {
      log('error', 'Looking for wallets failed', error)
    }
  }
  isFirstRound = false
  for (const connector of connectors.getState().connectors) {
    if (kit.options.reconnect) void ask(connector)
    void confirmConnection(kit, connector, own)
  }
  if (kit.options.reconnect)
    clock.after(foundLimitMs, () => stopWaitingForWallets(kit), own)
  else
    for (const id of stores.connections.getState().byId.keys())
      stores.connections.dispatch({ type: 'notRestored', id })
}
