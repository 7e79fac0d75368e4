import { toChainId } from '../../eip1193/chainId.js'
import type { Connection } from '../../entities/connection/connection.js'
import { addressesOf } from './addressesOf.js'
import { kitConnectorId } from './kitConnectorId.js'
import type { WagmiConnector, WagmiState } from './WagmiConfig.js'

/**
 * wagmi's state as the kit's connection wants it; the very same state when
 * nothing differs.
 * @param connection the kit's own on EVM, whatever its status
 * @param connector the kit's connector in wagmi, named like the wallet
 */
export function projectState(
  state: WagmiState,
  connection: Connection | undefined,
  connector: WagmiConnector,
): WagmiState {
  if (connection?.status !== 'connected') return withoutKit(state, connection)
  const { uid } = connector
  const accounts = addressesOf(connection)
  const chainId = toChainId(connection.caipNetworkId)
  const held = state.connections.get(uid)
  const isSame =
    held?.chainId === chainId &&
    `${held.accounts}` === `${accounts}` &&
    held.connector.name === connector.name &&
    iconOf(held.connector) === iconOf(connector) &&
    state.current === uid &&
    state.status === 'connected'
  if (isSame) return state
  const connections = withoutKit(state, undefined).connections
  return {
    ...state,
    connections: new Map(connections).set(uid, {
      accounts,
      chainId,
      connector,
    }),
    current: uid,
    status: 'connected',
  }
}

/** wagmi's own type leaves it to those who create connectors. */
function iconOf(connector: object): unknown {
  return 'icon' in connector ? connector.icon : undefined
}

/** Connections of other connectors stay; entries of earlier pages do not. */
function withoutKit(
  state: WagmiState,
  connection: Exclude<Connection, { status: 'connected' }> | undefined,
): WagmiState {
  const others = [...state.connections].filter(
    ([, { connector }]) => connector.id !== kitConnectorId,
  )
  const isCurrentOther = others.some(([uid]) => uid === state.current)
  const [first] = others
  const current = isCurrentOther ? state.current : (first?.[0] ?? null)
  const status = first ? state.status : statusOf(connection)
  const isSame =
    others.length === state.connections.size &&
    current === state.current &&
    status === state.status
  if (isSame) return state
  return { ...state, connections: new Map(others), current, status }
}

function statusOf(connection: Connection | undefined): WagmiState['status'] {
  const status = connection?.status
  return status === 'connecting' || status === 'reconnecting'
    ? status
    : 'disconnected'
}
