import type { StoreApi } from 'zustand/vanilla'
import type { Account } from '../../entities/account/account.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { ConnectorSourceParameters } from '../../ports/ConnectorSource.js'
import type { Clock } from '../../ports/Environment.js'
import type {
  HostedAccount,
  HostedUser,
  HostedWalletState,
} from '../../ports/HostedWallet.js'

/**
 * What a login has given to the page: accounts, and the network in use of each
 * namespace. Only the frame knows whether it still holds.
 */
export function createGivenAccounts({
  clock,
  networks,
  state,
}: {
  clock: Clock
  networks: ConnectorSourceParameters['networks']
  state: StoreApi<HostedWalletState>
}) {
  let accounts: readonly HostedAccount[] = []
  const inUse = new Map<Namespace, NetworkId>()
  const isConfigured = (networkId: string): networkId is NetworkId =>
    networks().networks.some((one) => one.caipNetworkId === networkId)

  return {
    isConfigured,
    accountsOf: (namespace: Namespace): readonly Account[] =>
      accounts
        .filter((account) => account.namespace === namespace)
        .map(({ address, type }) => ({ address, type })),
    networkOf: (namespace: Namespace) => inUse.get(namespace),
    /** @returns whether another one was in use */
    use(namespace: Namespace, networkId: NetworkId): boolean {
      if (inUse.get(namespace) === networkId) return false
      inUse.set(namespace, networkId)
      return true
    },
    learn(user: HostedUser): void {
      const { email, holdEndsAfterMs, persistence, restoredBy } = user
      accounts = user.accounts
      const holdEndsAt =
        holdEndsAfterMs === undefined
          ? undefined
          : clock.now() + holdEndsAfterMs
      state.setState({
        login: { step: 'done' },
        user: { email, persistence, restoredBy, holdEndsAt },
      })
      for (const namespace of ['eip155', 'solana'] as const) {
        const networkId = user.networkIds[namespace]
        if (networkId && isConfigured(networkId))
          inUse.set(namespace, networkId)
      }
    },
    replace(next: readonly HostedAccount[]): void {
      accounts = next
    },
    forget(): void {
      accounts = []
      inUse.clear()
      state.setState({
        login: { step: 'none' },
        user: undefined,
        emailChange: undefined,
      })
    },
  }
}
