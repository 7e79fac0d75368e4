import type { StoreApi } from 'zustand/vanilla'
import type { PairingState } from '../entities/connection/pairing.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { BoundConnectorSource } from '../ports/ConnectorSource.js'

import type { DataSource } from '../ports/DataSource.js'

import type { Environment } from '../ports/Environment.js'
import type { BoundAdapter } from '../ports/NamespaceAdapter.js'
import type { SignInSituation } from '../ports/SignInProvider.js'
import type { WalletGrouping } from '../ports/WalletGrouping.js'
import type { KitStorage } from '../storage/createStorage.js'
import type { AlertsState } from '../stores/alerts.js'
import type { ApprovalsState } from '../stores/approvals.js'
import type { ConnectionsStore } from '../stores/connection/createConnectionsStore.js'
import type { ConnectorsState } from '../stores/connectors.js'
import type { InvalidationsState } from '../stores/invalidations.js'
import type { LogosState } from '../stores/logos.js'
import type { ModalState } from '../stores/modal.js'
import type { NetworksState } from '../stores/networks.js'
import type { RouterState } from '../stores/router.js'
import type { SnackbarState } from '../stores/snackbar.js'
import type { ThemeState } from '../stores/theme.js'
import type { TransactionsState } from '../stores/transactions.js'
import type { Tasks } from './createTasks.js'
import type { EventHub } from './events.js'
import type { Log } from './log.js'
import type { ResolvedOptions } from './options.js'

/** The facts of a kit, each with one owner. */
export type KitStores = {
  readonly alerts: StoreApi<AlertsState>
  readonly approvals: StoreApi<ApprovalsState>
  readonly connections: ConnectionsStore
  readonly connectors: StoreApi<ConnectorsState>
  /** Which answers became outdated: who caches them listens. */
  readonly invalidations: StoreApi<InvalidationsState>
  readonly logos: StoreApi<LogosState>
  readonly modal: StoreApi<ModalState>
  readonly networks: StoreApi<NetworksState>
  readonly pairing: StoreApi<PairingState>
  readonly router: StoreApi<RouterState>
  readonly snackbar: StoreApi<SnackbarState>
  readonly theme: StoreApi<ThemeState>
  readonly transactions: StoreApi<TransactionsState>
}

/**
 * A kit: its state, its environment and its events. Actions are functions that take
 * it, e.g. `connect(kit, { connectorId })`.
 */
export type Kit = {
  readonly options: ResolvedOptions
  readonly environment: Environment
  readonly storage: KitStorage
  readonly stores: KitStores
  readonly events: EventHub
  readonly log: Log
  readonly adapters: ReadonlyMap<Namespace, BoundAdapter>
  /** Answers every read about an account. */
  readonly dataSource: DataSource
  /** How connectors make up wallets. */
  readonly grouping: WalletGrouping
  /** Connectors from outside the adapters, and what their sources can do. */
  readonly sources: readonly BoundConnectorSource[]
  /** Work in progress of this kit, by name, so that nothing runs twice. */
  readonly tasks: Tasks
  /**
   * Starts discovery and reconnection. Calls may nest: the last stop undoes
   * everything, and the kit can be started again.
   */
  start(): () => void
  /** What sign-in asks of the visitor now. */
  signIn(): SignInSituation
  /** Aborted when the kit is stopped; undefined while it is not running. */
  lifetime(): AbortSignal | undefined
}
