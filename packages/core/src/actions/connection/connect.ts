import {
  type ConnectedConnection,
  connectionIdOf,
} from '../../entities/connection/connection.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { WalletReference } from '../../entities/wallet/wallet.js'
import { asKitError } from '../../errors/asKitError.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import {
  abortAttempts,
  attemptTask,
} from '../../kit/connection/attemptTasks.js'
import { establishConnection } from '../../kit/connection/establishConnection.js'
import { findPairing } from '../../kit/connection/findPairing.js'
import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { withRecentWallet } from '../../policies/wallets/recentWallets.js'
import type { Connector, GrantedSession } from '../../ports/Connector.js'
import {
  slowAnswerMs,
  walletAnswerLimitMs,
} from '../../stores/connection/connections.js'
import { findConnector } from '../../stores/connectors.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { withDeadline } from '../../utils/withDeadline.js'

/**
 * Connects a wallet, which may prompt the visitor. The request leaves inside
 * the call. A newer call takes the place of an older one, whose answer is then
 * ignored; but for another namespace of the same wallet, it waits until the
 * older one has been answered.
 *
 * @param kit a started kit
 * @param parameters.connectorId the wallet, as `useDetectedWallets` lists it
 * @param parameters.namespace the namespace, for a wallet that speaks several
 * @param parameters.wallet the one that was picked from a list, for a connector
 * that reaches several
 * @param parameters.chooseAccount asks for the wallet's account picker
 * @param parameters.signal gives up waiting
 * @returns the connection with its accounts and network
 * @throws `CONNECTION_REJECTED` when the visitor declined, `CONNECT_FAILED`
 * otherwise; the reason is the `cause`. `NO_CONNECTION_CLIENT` when the kit was
 * not started.
 * @see EIP-1102 `eth_requestAccounts`, Wallet Standard `standard:connect`
 * @example
 * import { connect } from '@hasp/core'
 *
 * const { accounts } = await connect(kit, { connectorId: 'io.kite' })
 */
export function connect(
  kit: Kit,
  parameters: connect.Parameters,
): Promise<ConnectedConnection> {
  const { grouping, tasks, environment } = kit[internals]
  const lifetime = kit[internals].lifetime()
  if (!lifetime) return Promise.reject(new KitError('NO_CONNECTION_CLIENT'))
  const { connectorId, namespace, signal } = parameters
  const connector =
    findConnector(kit.stores.connectors.getState(), connectorId, namespace) ??
    grouping.find(connectorId, namespace)
  if (!connector) {
    const cause = new KitError('WALLET_NOT_FOUND', { connectorId })
    return Promise.reject(
      new KitError('CONNECT_FAILED', { connectorId }, { cause }),
    )
  }
  // Attempts with other wallets end; those of the same wallet are in line.
  abortAttempts(kit, grouping.lineOf(connector))
  const holder = tasks.supersede(attemptTask(connectionIdOf(connector)))
  const { controller, release } = joinSignals(holder.signal, signal)
  const attemptId = beginAttempt(kit, connector, parameters, controller.signal)
  const limitMs = connector.answerLimitMs ?? walletAnswerLimitMs
  return withDeadline({
    run: (deadline) =>
      grouping.askInTurn(
        connector,
        () =>
          connector.connect({
            chooseAccount:
              parameters.chooseAccount ?? isDismissed(kit, connector),
            isAnyNamespace: !namespace,
            wallet: parameters.wallet,
            networkId:
              kit.stores.networks.getState().selected[connector.namespace],
            signal: deadline,
          }),
        deadline,
      ),
    clock: environment.clock,
    limitMs,
    signal: controller.signal,
    onDeadline: () =>
      new KitError('WALLET_NOT_RESPONDING', { afterMs: limitMs }),
  })
    .then(
      (session) => {
        // Given up after the answer, and before it was reported.
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

function isDismissed({ stores }: Kit, connector: Connector): boolean {
  const { dismissedConnectionIds } = stores.connections.getState()
  return dismissedConnectionIds.includes(connectionIdOf(connector))
}

function beginAttempt(
  kit: Kit,
  connector: Connector,
  { wallet }: connect.Parameters,
  signal: AbortSignal,
): string {
  const { stores, environment, events } = kit[internals]
  const { connections } = stores
  const { clock, randomId } = environment
  const attemptId = randomId()
  const about = {
    connectorId: connector.info.id,
    namespace: connector.namespace,
  }
  connections.dispatch({
    type: 'asked',
    attempt: {
      ...about,
      id: attemptId,
      connectionId: connectionIdOf(connector),
      startedAt: clock.now(),
      walletId: wallet?.id,
    },
  })
  events.emit('CONNECT_START', about)
  clock.after(
    slowAnswerMs,
    () => connections.dispatch({ type: 'answerDelayed', attemptId }),
    signal,
  )
  return attemptId
}

function succeed(
  kit: Kit,
  asked: Connector,
  attemptId: string,
  session: GrantedSession,
  wallet: WalletReference | undefined,
): ConnectedConnection {
  const { connectors } = kit[internals].stores
  const connector =
    findConnector(
      connectors.getState(),
      asked.info.id,
      session.namespace ?? asked.namespace,
    ) ?? asked
  const { info } = connector
  const used =
    wallet ??
    (!info.capabilities?.reachesManyWallets && {
      id: info.storageId,
      name: info.name,
    })
  if (used)
    connectors.setState((state) => ({
      recent: withRecentWallet(state.recent, used),
    }))
  // A code that somebody saw before is of no use any more.
  if (!info.capabilities?.isPairing) findPairing(kit)?.cancel()
  const connection = establishConnection(kit, connector, session, {
    type: 'granted',
    attemptId,
    wallet,
  })
  kit[internals].tasks.abort(attemptTask(connectionIdOf(asked)))
  return connection ?? fail(kit, asked, attemptId, new KitError('CANCELLED'))
}

function fail(
  kit: Kit,
  connector: Connector,
  attemptId: string,
  error: KitError,
): never {
  const { stores, events } = kit[internals]
  const connectorId = connector.info.id
  const about = { connectorId, namespace: connector.namespace }
  stores.connections.dispatch({
    type: 'failed',
    attemptId,
    error,
  })
  if (isKitError(error, 'USER_REJECTED')) {
    events.emit('USER_REJECTED', about)
    throw new KitError('CONNECTION_REJECTED', { connectorId }, { cause: error })
  }
  if (!isKitError(error, 'CANCELLED'))
    events.emit('CONNECT_ERROR', { ...about, code: error.code })
  throw new KitError('CONNECT_FAILED', { connectorId }, { cause: error })
}
