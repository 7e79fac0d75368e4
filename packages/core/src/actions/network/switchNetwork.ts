import type { ConnectedConnection } from '../../entities/connection/connection.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { findNamespaceConnector } from '../../kit/connection/findNamespaceConnector.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import {
  selectConnected,
  walletAnswerLimitMs,
} from '../../stores/connection/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { namespaceActivated, networkSelected } from '../../stores/networks.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { raiseAlert } from '../modal/raiseAlert.js'
import { joinNamespace } from './joinNamespace.js'
import { untilReported } from './untilReported.js'

/**
 * Switches to a configured network. A connected wallet is asked, and after
 * success it reports that network itself; a network that it does not know is
 * added first. If only another namespace of the wallet in use is connected, it
 * is asked to connect this one. Without a wallet the choice is remembered.
 *
 * @param parameters.networkId e.g. `eip155:8453`
 * @param parameters.onAdding told when the wallet is asked to add the network
 * @throws `USER_REJECTED` when declined; `CHAIN_NOT_SUPPORTED` when the network
 * is not configured (with an alert) or the wallet refuses it;
 * `WALLET_NOT_RESPONDING`, `WALLET_DISCONNECTED`, `CANCELLED`.
 * @see EIP-3326 `wallet_switchEthereumChain`, EIP-3085 `wallet_addEthereumChain`
 * @example
 * import { switchNetwork } from '@hasp/core'
 *
 * await switchNetwork(kit, { networkId: 'eip155:8453' })
 */
export async function switchNetwork(
  kit: Kit,
  parameters: switchNetwork.Parameters,
): Promise<void> {
  const { networkId } = parameters
  const { networks } = kit[internals].stores
  networks.setState({ isAdding: false, switchFailure: undefined })
  try {
    await performSwitch(kit, parameters)
  } catch (caught) {
    const error = asKitError(caught)
    if (!isKitError(error, 'CANCELLED'))
      networks.setState({ switchFailure: { networkId, error } })
    throw error
  }
}

export declare namespace switchNetwork {
  type Parameters = {
    networkId: NetworkId
    onAdding?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }
}

async function performSwitch(
  kit: Kit,
  parameters: switchNetwork.Parameters,
): Promise<void> {
  const { networkId } = parameters
  const { connections, networks } = kit[internals].stores
  const network = findNetwork(networks.getState(), networkId)
  if (!network) {
    raiseAlert(kit, { code: 'NETWORK_NOT_FOUND' })
    throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
  }
  const namespace = network.chainNamespace
  const present = selectConnected(connections.getState(), namespace)
  const absent = present ? undefined : findNamespaceConnector(kit, namespace)
  const connection = absent
    ? await whileSwitching(kit, network, parameters.signal, (signal) =>
        joinNamespace(kit, { connector: absent, networkId, signal }),
      )
    : present
  /** The wallet's own report is an event already. */
  const isReported =
    connection !== undefined &&
    connection.caipNetworkId !== networkId &&
    (await askWallet(kit, connection, network, parameters))
  networks.setState((state) =>
    namespaceActivated(networkSelected(state, namespace, networkId), namespace),
  )
  if (!isReported) kit[internals].events.emit('SWITCH_NETWORK', { networkId })
}

/** @returns whether the wallet has told of the network by itself */
async function askWallet(
  kit: Kit,
  connection: ConnectedConnection,
  network: Network,
  { onAdding, signal }: switchNetwork.Parameters,
): Promise<boolean> {
  const { stores, grouping, environment } = kit[internals]
  const { connections, connectors, networks } = stores
  const { connectorId, id: connectionId, namespace } = connection
  const networkId = network.caipNetworkId
  const connector = findConnector(connectors.getState(), connectorId, namespace)
  if (!connector)
    throw new KitError('NO_CONNECTOR_FOR_CONNECTION', { id: connectorId })
  const ask = (deadline: AbortSignal) =>
    connector.switchNetwork({
      network,
      signal: deadline,
      onAdding() {
        if (!deadline.aborted) networks.setState({ isAdding: true })
        onAdding?.()
      },
    })
  await whileSwitching(kit, network, signal, (waiting) =>
    withDeadline({
      run: (deadline) =>
        Promise.race([
          grouping.askInTurn(connector, () => ask(deadline), deadline),
          untilReported(kit, { connectionId, networkId }, deadline),
        ]),
      clock: environment.clock,
      limitMs: walletAnswerLimitMs,
      signal: waiting,
      onDeadline: () =>
        new KitError('WALLET_NOT_RESPONDING', { afterMs: walletAnswerLimitMs }),
    }),
  ).catch((error: unknown) => {
    throw asSwitchError(kit, error, networkId)
  })
  const now = connections.getState().byId.get(connectionId)
  if (now?.status !== 'connected') throw new KitError('WALLET_DISCONNECTED')
  const isReported = now.caipNetworkId === networkId
  if (!isReported)
    connections.dispatch({
      type: 'networkChanged',
      id: connectionId,
      caipNetworkId: networkId,
    })
  return isReported
}

/**
 * Says where to, as long as a wallet is asked; a newer switch ends an older.
 */
async function whileSwitching<result>(
  kit: Kit,
  { caipNetworkId }: Network,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<result>,
): Promise<result> {
  const { stores, tasks } = kit[internals]
  const { networks } = stores
  const holder = tasks.supersede('switchNetwork')
  const { controller, release } = joinSignals(holder.signal, signal)
  networks.setState({ switchingTo: caipNetworkId })
  try {
    return await run(controller.signal)
  } finally {
    release()
    if (!tasks.isSuperseded('switchNetwork', holder))
      networks.setState({ switchingTo: undefined, isAdding: false })
  }
}

/** What the visitor did stays what it is; the rest is an unsupported chain. */
function asSwitchError(kit: Kit, error: unknown, networkId: NetworkId) {
  if (isKitError(error, 'USER_REJECTED')) {
    kit[internals].events.emit('USER_REJECTED', {})
    return error
  }
  const isKnown =
    isKitError(error, 'CANCELLED') ||
    isKitError(error, 'WALLET_DISCONNECTED') ||
    isKitError(error, 'WALLET_NOT_RESPONDING') ||
    isKitError(error, 'REQUEST_ALREADY_PENDING') ||
    isKitError(error, 'CHAIN_NOT_SUPPORTED')
  if (isKnown) return error
  return new KitError('CHAIN_NOT_SUPPORTED', { networkId }, { cause: error })
}
