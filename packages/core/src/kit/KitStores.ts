import type { PairingState } from '../entities/connection/pairing.js'
import type { AlertsState } from '../stores/alerts.js'
import type { ApprovalsState } from '../stores/approvals.js'
import type { ConnectionsState } from '../stores/connection/connections.js'
import type { ConnectorsState } from '../stores/connectors.js'
import type { InvalidationsState } from '../stores/invalidations.js'
import type { LogosState } from '../stores/logos.js'
import type { ModalState } from '../stores/modal.js'
import type { NetworksState } from '../stores/networks.js'
import { type ReadableStore, readable } from '../stores/ReadableStore.js'
import type { RouterState } from '../stores/router.js'
import type { SnackbarState } from '../stores/snackbar.js'
import type { ThemeState } from '../stores/theme.js'
import type { TransactionsState } from '../stores/transactions.js'
import type { WritableStores } from './createStores.js'

/** The state of a kit, to be read and followed. Actions change it. */
export type KitStores = {
  readonly alerts: ReadableStore<AlertsState>
  readonly approvals: ReadableStore<ApprovalsState>
  readonly connections: ReadableStore<ConnectionsState>
  readonly connectors: ReadableStore<ConnectorsState>
  /** Which answers became outdated: who caches them listens. */
  readonly invalidations: ReadableStore<InvalidationsState>
  readonly logos: ReadableStore<LogosState>
  readonly modal: ReadableStore<ModalState>
  readonly networks: ReadableStore<NetworksState>
  readonly pairing: ReadableStore<PairingState>
  readonly router: ReadableStore<RouterState>
  readonly snackbar: ReadableStore<SnackbarState>
  readonly theme: ReadableStore<ThemeState>
  readonly transactions: ReadableStore<TransactionsState>
}

/** The stores as everybody but the kit's own code has them. */
export function readableStores(stores: WritableStores): KitStores {
  return {
    alerts: readable(stores.alerts),
    approvals: readable(stores.approvals),
    connections: readable(stores.connections),
    connectors: readable(stores.connectors),
    invalidations: readable(stores.invalidations),
    logos: readable(stores.logos),
    modal: readable(stores.modal),
    networks: readable(stores.networks),
    pairing: readable(stores.pairing),
    router: readable(stores.router),
    snackbar: readable(stores.snackbar),
    theme: readable(stores.theme),
    transactions: readable(stores.transactions),
  }
}
