import {
  type Account,
  type Connection,
  type ConnectionId,
  disconnect,
  findConnector,
  forgetConnection,
  type Namespace,
  type NetworkId,
  switchConnection,
} from '@hasp/core'
import { internals, pictureOf } from '@hasp/core/internal'
import { useMemo } from 'react'
import { readContactName } from '../internal/addressBook/readContactName.js'
import { useStoredValue } from '../internal/data/useStoredValue.js'
import { useShownPictures } from '../internal/wallets/useShownPictures.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'

/** A wallet that is or was connected. */
export type WalletEntry = {
  readonly id: ConnectionId
  readonly connectorId: string
  readonly walletName: string
  readonly imageUrl?: string | undefined
  readonly namespace: Namespace
  readonly address: string
  readonly accounts: readonly Account[]
  readonly networkId: NetworkId
  readonly isActive: boolean
  /** What the visitor calls it; stored on this device only. */
  readonly label?: string | undefined
}

/**
 * The visitor's wallets in groups. The actions that ask a wallet reject like the
 * actions they are.
 */
export type ConnectedWallets = {
  readonly active?: WalletEntry | undefined
  /** Connected, the active one included. */
  readonly connected: readonly WalletEntry[]
  readonly disconnected: readonly WalletEntry[]
  /** Puts a wallet to use; one that is disconnected is asked to connect. */
  readonly switchTo: (id: ConnectionId, address?: string) => Promise<void>
  readonly disconnect: (
    id: ConnectionId,
    options?: { revoke?: boolean | undefined },
  ) => Promise<void>
  readonly disconnectAll: () => Promise<void>
  /** Takes a disconnected wallet off the list. */
  readonly forget: (id: ConnectionId) => void
  /** Names a wallet; an empty text takes the name back. */
  readonly label: (id: ConnectionId, text: string) => void
}

/**
 * All wallets of the visitor, in the groups of ProfileWallets.
 * @param parameters.namespace a namespace; all of them unless given
 * @example
 * import { useConnectedWallets } from '@hasp/react'
 *
 * const { active, connected } = useConnectedWallets()
 */
export function useConnectedWallets(
  parameters: { namespace?: Namespace | undefined } = {},
): ConnectedWallets {
  const { namespace } = parameters
  const kit = useKit()
  const connections = useStore(kit.stores.connections, (state) => state)
  const connectors = useStore(kit.stores.connectors, (state) => state)
  const activeNamespace = useStore(
    kit.stores.networks,
    (state) => state.activeNamespace,
  )
  useShownPictures()
  const [labels = {}, setLabels] = useStoredValue('walletLabels')

  const entries = [...connections.byId.values()]
    .filter((one) => !namespace || one.namespace === namespace)
    .flatMap((connection) => {
      const known = factsOf(connection)
      if (!known) return []
      const { connectorId, id } = connection
      const info = findConnector(
        connectors,
        connectorId,
        connection.namespace,
      )?.info
      const entry: WalletEntry = {
        id,
        connectorId,
        walletName: known.walletName ?? info?.name ?? connectorId,
        imageUrl: known.imageUrl ?? pictureOf(connectors, info),
        namespace: connection.namespace,
        address: known.address,
        accounts: known.accounts,
        networkId: known.networkId,
        isActive: connections.active[connection.namespace] === id,
        label: labels[id],
      }
      return [{ entry, isConnected: connection.status === 'connected' }]
    })
  const connected = entries
    .filter(({ isConnected }) => isConnected)
    .map(({ entry }) => entry)
  const actions = useMemo(
    () => ({
      switchTo: (connectionId: ConnectionId, address?: string) =>
        switchConnection(kit, { connectionId, address }),
      disconnect: (
        connectionId: ConnectionId,
        options: { revoke?: boolean | undefined } = {},
      ) => disconnect(kit, { connectionId, revoke: options.revoke }),
      disconnectAll: () => disconnect(kit, { namespace }),
      forget: (connectionId: ConnectionId) =>
        forgetConnection(kit, { connectionId }),
    }),
    [kit, namespace],
  )
  const wanted = namespace ?? activeNamespace
  return {
    active: connected.find(
      (entry) => entry.isActive && entry.namespace === wanted,
    ),
    connected,
    disconnected: entries
      .filter(({ isConnected }) => !isConnected)
      .map(({ entry }) => entry),
    ...actions,
    label(id, text) {
      const { [id]: _old, ...others } =
        kit[internals].storage.get('walletLabels') ?? {}
      const name = readContactName(text)
      setLabels(name ? { ...others, [id]: name } : others)
    },
  }
}

function factsOf(connection: Connection) {
  if (connection.status === 'connecting') return undefined
  const { accounts, caipNetworkId: networkId } =
    connection.status === 'connected' ? connection : connection.lastKnown
  const [first] = accounts
  return (
    first && {
      accounts,
      networkId,
      address: first.address,
      walletName:
        connection.status === 'connected'
          ? connection.walletName
          : connection.lastKnown.walletName,
      imageUrl:
        connection.status === 'connected'
          ? connection.peer?.imageUrl
          : undefined,
    }
  )
}
