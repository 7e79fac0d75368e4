import { createStore } from 'zustand/vanilla'
import { findNetwork } from '../entities/network/findNetwork.js'
import type { Network } from '../entities/network/network.js'
import { createAlertsStore } from '../stores/alerts.js'
import { createApprovalsStore } from '../stores/approvals.js'
import { createConnectionsStore } from '../stores/connection/createConnectionsStore.js'
import { createConnectorsStore } from '../stores/connectors.js'
import { createInvalidationsStore } from '../stores/invalidations.js'
import { createLogosStore } from '../stores/logos.js'
import { createModalStore } from '../stores/modal.js'
import { createNetworksStore } from '../stores/networks.js'
import { createPairingStore } from '../stores/pairing.js'
import { createRouterStore } from '../stores/router.js'
import { createSnackbarStore } from '../stores/snackbar.js'
import { createThemeStore } from '../stores/theme.js'
import { createTransactionsStore } from '../stores/transactions.js'
import type { ResolvedOptions } from './options.js'

/** The stores of a kit, as its own code writes them. */
export type WritableStores = ReturnType<typeof createStores>

export function createStores(
  options: ResolvedOptions,
  networks: readonly Network[],
  defaultNetwork: Network | undefined,
) {
  return {
    alerts: createAlertsStore(),
    approvals: createApprovalsStore(),
    connections: createConnectionsStore(options.features),
    connectors: createConnectorsStore(),
    features: createStore(() => options.features),
    invalidations: createInvalidationsStore(),
    logos: createLogosStore(),
    modal: createModalStore(),
    networks: createNetworksStore(
      networks,
      findNetwork({ networks }, options.initialState?.networkId) ??
        defaultNetwork,
    ),
    pairing: createPairingStore(),
    router: createRouterStore(),
    snackbar: createSnackbarStore(),
    theme: createThemeStore(options.theme.mode),
    transactions: createTransactionsStore(),
  }
}
