import {
  type ConnectedConnection,
  connectionId,
} from '../../entities/connection.js'
import type { Namespace } from '../../entities/namespace.js'
import type { WalletReference } from '../../entities/wallet.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import { findPairing } from '../../kit/findPairing.js'
import type { Kit } from '../../kit/Kit.js'
import { settleLoading } from '../../kit/reconnectConnector.js'
import { withRecentWallet } from '../../policies/recentWallets.js'
import type { Connector, GrantedSession } from '../../ports/Connector.js'
import {
  slowAnswerMs,
  walletAnswerLimitMs,
} from '../../stores/connectionAttempt.js'
import { connectionGivenUp, connectionSet } from '../../stores/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { modalLoading } from '../../stores/modal.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { adoptConnection } from './adoptConnection.js'
import { cancelConnect } from './cancelConnect.js'

/**
 * Connects a wallet, which may prompt the visitor. The request leaves inside
 * the call. A newer call takes the place of an older one, whose answer is
 * then ignored; but for another family of the same wallet, it waits until the
 * older one has been answered.
 *
 * @param kit a started kit
 * @param parameters.connectorId the wallet, as `useWallets` lists it
 * @param parameters.namespace the family, for a wallet that speaks several
 * @param parameters.wallet the one that was picked from a list, for a
 * connector that reaches several
 * @param parameters.chooseAccount asks for the wallet's account picker
 * @param parameters.signal gives up waiting
 * @returns the connection with its accounts and network
 * @throws `CONNECTION_REJECTED` when the visitor declined, `CONNECT_FAILED`
 * otherwise; the reason is the `cause`. `NO_CONNECTION_CLIENT` when the kit
 * was not started.
 * @example
 * const { accounts } = await connect(kit, { connectorId: 'io.kite' })
 */
export function connect(
  kit: Kit,
  parameters: connect.Parameters,
): Promise<ConnectedConnection> {
  const lifetime = kit.lifetime()
  if (!lifetime) return Promise.reject(new KitError('NO_CONNECTION_CLIENT'))
  const { connectorId, namespace, signal } = parameters
  const connector =
    findConnector(kit.stores.connectors.getState(), connectorId, namespace) ??
    kit.families.find(connectorId, namespace)
  if (!connector) {
    const cause = new KitError('WALLET_NOT_FOUND', { connectorId })
    return Promise.reject(
      new KitError('CONNECT_FAILED', { connectorId }, { cause }),
    )
  }
  // Attempts with other wallets end; those of the same wallet are in line.
  cancelConnect(kit, kit.families.lineOf(connector))
  const holder = kit.tasks.supersede(taskOf(connector))
  const { controller, release } = joinSignals(holder.signal, signal)
  const attemptId = beginAttempt(kit, connector, parameters, controller.signal)
  const limitMs = connector.answerLimitMs ?? walletAnswerLimitMs
  return withDeadline({
    run: (deadline) =>
      kit.families.askInTurn(
        connector,
        () =>
          connector.connect({
            chooseAccount:
              parameters.chooseAccount ?? wasRefused(kit, connector),
            isAnyFamily: !namespace,
            wallet: parameters.wallet,
            networkId:
              kit.stores.networks.getState().selected[connector.namespace],
            signal: deadline,
          }),
        deadline,
      ),
    clock: kit.environment.clock,
    limitMs,
    signal: controller.signal,
    onDeadline: () =>
      new KitError('WALLET_NOT_RESPONDING', { afterMs: limitMs }),
  })
    .then(
      (session) => {
        // Given up after the answer, and before anybody heard of it.
        if (controller.signal.aborted)
          return fail(kit, connector, attemptId, new KitError('CANCELLED'))
        return succeed(kit, connector, attemptId, session, parameters.wallet)
      },
      (error: unknown) => fail(kit, connector, attemptId, asKitError(error)),
    )
    .finally(() => {
      release()
      controller.abort()
    })
}

export declare namespace connect {
  type Parameters = {
    connectorId: string
    namespace?: Namespace | undefined
    wallet?: WalletReference | undefined
    chooseAccount?: boolean | undefined
    signal?: AbortSignal | undefined
  }
}

/** Under this name an attempt can be given up. */
function taskOf({ info, namespace }: Connector): string {
  return `connect ${connectionId(namespace, info.id)}`
}

function wasRefused(kit: Kit, { info, namespace }: Connector): boolean {
  const { disconnectedConnectorIds } = kit.stores.connections.getState()
  return disconnectedConnectorIds.includes(
    connectionId(namespace, info.storageId),
  )
}

function beginAttempt(
  kit: Kit,
  connector: Connector,
  { wallet }: connect.Parameters,
  signal: AbortSignal,
): string {
  const { connectionAttempt, connections, modal } = kit.stores
  const { clock, randomId } = kit.environment
  const attempt = {
    id: randomId(),
    connectorId: connector.info.id,
    namespace: connector.namespace,
    startedAt: clock.now(),
    walletId: wallet?.id,
  }
  const about = {
    connectorId: attempt.connectorId,
    namespace: attempt.namespace,
  }
  const id = connectionId(attempt.namespace, attempt.connectorId)
  connectionAttempt.setState(
    { ...attempt, phase: 'waiting', isSlow: false },
    true,
  )
  const earlier = connections.getState().byId.get(id)
  if (earlier?.status !== 'connected')
    connections.setState((state) =>
      connectionSet(state, {
        ...about,
        id,
        status: 'connecting',
        startedAt: attempt.startedAt,
        lastKnown: earlier?.lastKnown,
      }),
    )
  modal.setState((state) => modalLoading(state, attempt.namespace, true))
  kit.events.emit('CONNECT_START', about)
  clock.after(
    slowAnswerMs,
    () => {
      const now = connectionAttempt.getState()
      if (now.phase === 'waiting' && now.id === attempt.id)
        connectionAttempt.setState({ ...now, isSlow: true }, true)
    },
    signal,
  )
  return attempt.id
}

function succeed(
  kit: Kit,
  asked: Connector,
  attemptId: string,
  session: GrantedSession,
  wallet: WalletReference | undefined,
): ConnectedConnection {
  const { connectionAttempt, connectors } = kit.stores
  const connector =
    findConnector(
      connectors.getState(),
      asked.info.id,
      session.namespace ?? asked.namespace,
    ) ?? asked
  const { info, namespace } = connector
  const { accounts, caipNetworkId, networkIds, peer } = session
  const connection: ConnectedConnection = {
    id: connectionId(namespace, info.id),
    namespace,
    connectorId: info.id,
    status: 'connected',
    accounts,
    caipNetworkId,
    networkIds,
    peer: peer ?? (wallet && { name: wallet.name }),
  }
  adoptConnection(kit, connector, connection)
  const used =
    wallet ??
    (info.type !== 'WALLET_CONNECT' && { id: info.storageId, name: info.name })
  if (used)
    connectors.setState((state) => ({
      recent: withRecentWallet(state.recent, used),
    }))
  const attempt = connectionAttempt.getState()
  if (attempt.phase === 'waiting' && attempt.id === attemptId)
    connectionAttempt.setState({ ...attempt, phase: 'connected' }, true)
  kit.tasks.abort(taskOf(asked))
  if (namespace !== asked.namespace) giveUp(kit, asked)
  settleLoading(kit, namespace)
  // A code that somebody saw before is of no use any more.
  if (info.type !== 'WALLET_CONNECT') findPairing(kit)?.cancel()
  kit.events.emit('CONNECT_SUCCESS', {
    connectorId: info.id,
    namespace,
    isReconnected: false,
  })
  return connection
}

/** What was before the attempt is again. */
function giveUp(kit: Kit, { info, namespace }: Connector): void {
  const { connections } = kit.stores
  const id = connectionId(namespace, info.id)
  const now = connections.getState().byId.get(id)
  if (now?.status === 'connecting')
    connections.setState((state) => connectionGivenUp(state, now))
  settleLoading(kit, namespace)
}

function fail(
  kit: Kit,
  connector: Connector,
  attemptId: string,
  error: KitError,
): never {
  const { connectionAttempt } = kit.stores
  const { info, namespace } = connector
  const about = { connectorId: info.id, namespace }
  const attempt = connectionAttempt.getState()
  const isCurrent = attempt.phase === 'waiting' && attempt.id === attemptId
  const isSameWallet =
    attempt.phase === 'waiting' &&
    attempt.connectorId === info.id &&
    attempt.namespace === namespace
  if (isCurrent)
    connectionAttempt.setState(
      isKitError(error, 'CANCELLED')
        ? { phase: 'idle' }
        : { ...attempt, phase: 'failed', error },
      true,
    )
  if (isCurrent || !isSameWallet) giveUp(kit, connector)
  else settleLoading(kit, namespace)
  if (isKitError(error, 'USER_REJECTED')) {
    kit.events.emit('USER_REJECTED', about)
    throw new KitError(
      'CONNECTION_REJECTED',
      { connectorId: info.id },
      { cause: error },
    )
  }
  if (!isKitError(error, 'CANCELLED'))
    kit.events.emit('CONNECT_ERROR', { ...about, code: error.code })
  throw new KitError(
    'CONNECT_FAILED',
    { connectorId: info.id },
    { cause: error },
  )
}
