import {
  type Account,
  type AccountId,
  type AccountType,
  type Connection,
  type ConnectorInfo,
  findConnector,
  type LastKnown,
  type Namespace,
  type ProviderOf,
} from '@hasp/core'
import { selectNamespaceConnection } from '@hasp/core/internal'
import { useKitRoot } from './internal/modal/useKitRoot.js'
import { useStore } from './useStore.js'

type About = {
  readonly namespace?: Namespace | undefined
  readonly connector?: ConnectorInfo | undefined
  readonly walletName?: string | undefined
  /** From the last visit: for labels, never for use. */
  readonly lastKnown?: LastKnown | undefined
}

/** A wallet's state; there is an address exactly when it is connected. */
export type WalletState<namespace extends Namespace = Namespace> =
  | (About & {
      readonly status:
        | 'initializing'
        | 'disconnected'
        | 'connecting'
        | 'reconnecting'
      readonly address?: undefined
      readonly caipAddress?: undefined
      readonly accountType?: undefined
      readonly provider?: undefined
      readonly isSignedIn?: undefined
    })
  | ConnectedWallet<namespace>

/** A connected wallet; its namespace determines the type of its provider. */
export type ConnectedWallet<namespace extends Namespace = Namespace> = About &
  ProviderByNamespace<namespace> & {
    readonly status: 'connected'
    readonly address: string
    /** CAIP-10, e.g. `eip155:1:0x…`. */
    readonly caipAddress: AccountId
    readonly accountType: AccountType
    readonly accounts: readonly Account[]
    /** Whether this account is signed in at the site, on this network. */
    readonly isSignedIn: boolean
  }

type ProviderByNamespace<namespace extends Namespace> = {
  readonly [one in namespace]: {
    readonly namespace: one
    /**
     * The wallet's own provider, EIP-1193 on EVM; undefined when its
     * extension left the page.
     */
    readonly provider: ProviderOf<one> | undefined
  }
}[namespace]

/**
 * The wallet in use. On a server and in the first frame it is `initializing`,
 * because only the browser knows.
 *
 * @param parameters.namespace a namespace; the active one unless given
 * @see EIP-1193 for `provider` on EVM, CAIP-10 for `caipAddress`
 * @example
 * import { useWallet } from '@hasp/react'
 *
 * const wallet = useWallet()
 * if (wallet.status === 'connected') return <p>{wallet.address}</p>
 */
export function useWallet<namespace extends Namespace = Namespace>(
  parameters: { namespace?: namespace | undefined } = {},
): WalletState<namespace> {
  const { kit, isStarted } = useKitRoot()
  const { connections, connectors, networks } = kit.stores
  const active = useStore(networks, (state) => state.activeNamespace)
  const namespace = parameters.namespace ?? active
  const connection = useStore(connections, (state): Connection | undefined =>
    selectNamespaceConnection(state, namespace),
  )
  const lastKnown = useStore(connections, ({ byId }) =>
    [...byId.values()]
      .flatMap((one) =>
        one.namespace === namespace && 'lastKnown' in one
          ? [one.lastKnown]
          : [],
      )
      .at(0),
  )
  const connector = useStore(connectors, (state) =>
    connection
      ? findConnector(state, connection.connectorId, connection.namespace)
      : undefined,
  )
  if (!isStarted) return { status: 'initializing', namespace }

  const about = {
    namespace,
    connector: connector?.info,
    walletName:
      (connection?.status === 'connected'
        ? connection.walletName
        : lastKnown?.walletName) ?? connector?.info.name,
    lastKnown,
  }
  if (connection?.status !== 'connected')
    return { ...about, status: connection?.status ?? 'disconnected' }
  const [account] = connection.accounts
  // The connection was selected by this namespace, and so was its connector.
  const own = {
    namespace: connection.namespace,
    provider: connector?.getProvider(),
  } as ProviderByNamespace<namespace>
  const caipAddress: AccountId = `${connection.caipNetworkId}:${account.address}`
  return {
    ...about,
    status: 'connected',
    ...own,
    address: account.address,
    caipAddress,
    isSignedIn: connection.signedInAs === caipAddress,
    accountType: account.type,
    accounts: connection.accounts,
  }
}
