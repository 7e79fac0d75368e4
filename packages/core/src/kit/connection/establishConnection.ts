import {
  type ConnectedConnection,
  connectionIdOf,
} from '../../entities/connection/connection.js'
import type { WalletReference } from '../../entities/wallet/wallet.js'
import type { Connector, ConnectorSession } from '../../ports/Connector.js'
import { namespaceActivated } from '../../stores/networks.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'
import { disconnectWallet } from './endConnections.js'

/** How a session came about. */
type Origin =
  /** The visitor approved it; without an attempt, on a phone by itself. */
  | {
      readonly type: 'granted'
      readonly attemptId?: string | undefined
      readonly wallet?: WalletReference | undefined
    }
  /** It held since an earlier visit. */
  | { readonly type: 'restored' }
  /** The wallet was connected all the time, and may be put to use. */
  | { readonly type: 'confirmed'; readonly isActivated?: boolean }

/**
 * Turns what a wallet granted into a connection.
 * @returns undefined when it is no longer wanted
 */
export function establishConnection(
  kit: Kit,
  connector: Connector,
  session: ConnectorSession,
  origin: Origin,
): ConnectedConnection | undefined {
  const { stores, environment, events } = kit[internals]
  const { connections, networks } = stores
  const { info, namespace } = connector
  const about = { connectorId: info.id, namespace }
  const id = connectionIdOf(connector)
  const before = connections.getState().byId
  const peer =
    session.peer ??
    (origin.type === 'granted' && origin.wallet
      ? { name: origin.wallet.name }
      : undefined)
  const { accounts, caipNetworkId, networkIds } = session
  const connection: ConnectedConnection = {
    ...about,
    id,
    status: 'connected',
    accounts,
    caipNetworkId,
    networkIds,
    peer,
    walletName: peer?.name ?? info.name,
  }
  switch (origin.type) {
    case 'granted':
      connections.dispatch({
        type: 'granted',
        attemptId: origin.attemptId,
        connection,
      })
      break
    case 'restored': {
      const at = environment.clock.now()
      connections.dispatch({ type: 'restored', connection, at })
      break
    }
    case 'confirmed': {
      const { isActivated = false } = origin
      connections.dispatch({ type: 'confirmed', id, session, isActivated })
    }
  }
  const now = connections.getState().byId
  const established = now.get(id)
  if (established?.status !== 'connected' || established === before.get(id))
    return undefined
  const isChosen =
    origin.type === 'granted' ||
    (origin.type === 'confirmed' && origin.isActivated)
  if (isChosen)
    networks.setState((state) => namespaceActivated(state, namespace))
  // What replaced wallets granted is left to them.
  if (origin.type === 'granted')
    for (const other of before.values()) {
      const isReplaced = now.get(other.id)?.connectorId !== other.connectorId
      if (other.status === 'connected' && isReplaced)
        void disconnectWallet(kit, other, { isReplaced: true })
    }
  if (origin.type !== 'confirmed')
    events.emit('CONNECT_SUCCESS', {
      ...about,
      isReconnected: origin.type === 'restored',
    })
  else if (origin.isActivated) events.emit('SWITCH_ACCOUNT', about)
  return established
}
