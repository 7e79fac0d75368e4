import {
  type Connection,
  connectionIdOf,
} from '../../entities/connection/connection.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { Connector } from '../../ports/Connector.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { askSilently, silentAnswerLimitMs } from './askSilently.js'
import { endConnections } from './endConnections.js'
import { establishConnection } from './establishConnection.js'
import { listenToConnector } from './listenToConnector.js'
import { withAccountFirst } from './withAccountFirst.js'

/** Nothing stays between connected and disconnected longer than this. */
const reconnectingLimitMs = 5_000

/**
 * Asks a wallet without a prompt whether an earlier connection still holds.
 * Wallets are asked side by side; two that claim one identity are not asked.
 * @param startedAt when the waiting for earlier connections began
 */
export async function restoreConnection(
  kit: Kit,
  connector: Connector,
  startedAt: number,
  signal: AbortSignal,
): Promise<void> {
  const { stores, environment, log } = kit[internals]
  const { connections, connectors } = stores
  const id = connectionIdOf(connector)
  const { byId, dismissedConnectionIds } = connections.getState()
  const earlier = byId.get(id)
  const isEarlier =
    earlier?.status === 'reconnecting' || earlier?.status === 'disconnected'
  if (!isEarlier || dismissedConnectionIds.includes(id)) return
  const giveUp = () => {
    if (isUnchanged(kit, earlier))
      connections.dispatch({ type: 'notRestored', id })
  }
  if (isAmbiguous(kit, connector)) return giveUp()
  const leftMs = startedAt + reconnectingLimitMs - environment.clock.now()
  const isWaitedFor = earlier.status === 'reconnecting' && leftMs > 0
  try {
    const session = await askSilently(kit, connector, {
      address: earlier.lastKnown.accounts[0]?.address,
      networkId: earlier.lastKnown.caipNetworkId,
      limitMs: isWaitedFor
        ? Math.min(silentAnswerLimitMs, leftMs)
        : silentAnswerLimitMs,
      signal,
    })
    // Meanwhile the visitor may have connected it by hand, or disconnected it.
    if (!isUnchanged(kit, earlier)) return
    const isThere = connectors.getState().connectors.includes(connector)
    if (session && isThere)
      establishConnection(kit, connector, session, { type: 'restored' })
    else {
      giveUp()
      // Said once: what is over is not in use on the next visit.
      if (isThere && earlier.status === 'reconnecting' && earlier.wasActive)
        kit[internals].events.emit('CONNECTION_NOTICE', {
          connectorId: connector.info.id,
          namespace: connector.namespace,
          reason: 'ended',
        })
    }
  } catch (error) {
    if (signal.aborted) return
    log('info', `${connector.info.name} did not reconnect`, error)
    giveUp()
  }
}

/**
 * After a time in which nobody listened, or once another tab has switched, asks
 * a connected wallet silently what is true now. One that does not answer stays
 * as it was known.
 * @param wanted what is to be in use, where the wallet leaves that to the site
 */
export async function confirmConnection(
  kit: Kit,
  connector: Connector,
  signal: AbortSignal,
  wanted?: { readonly address: string; readonly networkId: NetworkId },
): Promise<void> {
  const id = connectionIdOf(connector)
  const connection = kit.stores.connections.getState().byId.get(id)
  const isItsOwn = connection?.connectorId === connector.info.id
  if (connection?.status !== 'connected' || !isItsOwn) return
  listenToConnector(kit, connector)
  try {
    const session = await askSilently(kit, connector, {
      address: connection.accounts[0].address,
      networkId: connection.caipNetworkId,
      ...wanted,
      signal,
    })
    // What it told by itself meanwhile is newer.
    if (!isUnchanged(kit, connection)) return
    if (session)
      establishConnection(
        kit,
        connector,
        withAccountFirst(connector, session, wanted?.address),
        { type: 'confirmed' },
      )
    else void endConnections(kit, { ids: [id], by: 'wallet' })
  } catch (error) {
    if (!signal.aborted)
      kit[internals].log(
        'info',
        `${connector.info.name} did not confirm`,
        error,
      )
  }
}

function isUnchanged({ stores }: Kit, connection: Connection): boolean {
  const { byId } = stores.connections.getState()
  return byId.get(connection.id) === connection
}

/** Ends the waiting for wallets that did not show up. */
export function stopWaitingForWallets(kit: Kit): void {
  const { connections, connectors } = kit[internals].stores
  const found = connectors.getState().connectors.map(connectionIdOf)
  for (const id of connections.getState().byId.keys())
    if (!found.includes(id)) connections.dispatch({ type: 'notRestored', id })
}

/** Whether another wallet claims to be the same one. */
export function isAmbiguous({ stores }: Kit, connector: Connector): boolean {
  const id = connectionIdOf(connector)
  const { connectors } = stores.connectors.getState()
  return connectors.filter((one) => connectionIdOf(one) === id).length > 1
}
