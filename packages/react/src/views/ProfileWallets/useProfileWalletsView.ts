import type { ConnectionId, Namespace, NetworkAccount } from '@hasp/core'
import { useState } from 'react'
import { usePairingConnectorId } from '../../hooks/internal/connecting/usePairingConnectorId.js'
import { useHostedState } from '../../hooks/internal/hosted/useHostedState.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useAction } from '../../hooks/useAction.js'
import { useConnectFlow } from '../../hooks/useConnectFlow.js'
import { useDisconnect } from '../../hooks/useDisconnect.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitError } from '../../hooks/useKitError.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useNotifications } from '../../hooks/useNotifications.js'
import { useStore } from '../../hooks/useStore.js'
import {
  useConnectedWallets,
  type WalletEntry,
} from '../../hooks/wallets/useConnectedWallets.js'
import { wallets } from '../../i18n/locales/en/wallets.js'
import { useMessages } from '../../i18n/useMessages.js'

/**
 * So many wallets, and so many accounts of one, are named: more would push each
 * other out of what is kept.
 */
const mostNamed = 10

/** What the view ProfileWallets knows and does. */
export function useProfileWalletsView() {
  const t = useMessages(wallets)
  const { stores } = useKit()
  const { adapters, dataSource, environment } = useInternals()
  const pairingId = usePairingConnectorId()
  const { hosted } = useHostedState()
  const { multiWallet } = useKitOptions().features
  const { push } = useKitModal()
  const { snackbar } = useNotifications()
  const { disconnect, disconnectAll } = useDisconnect()
  const flow = useConnectFlow()
  const namespaces = [...adapters.keys()]
  const inUse = useStore(stores.networks, (state) => state.activeNamespace)
  const [chosen, choose] = useState<Namespace | undefined>(undefined)
  const shownNamespace = chosen ?? inUse ?? namespaces[0]
  const all = useConnectedWallets()
  const own = useConnectedWallets({ namespace: shownNamespace })
  const [namedId, setNamedId] = useState<ConnectionId | undefined>(undefined)

  const { active, connected, disconnected } = own
  const [switchingId, setSwitchingId] = useState<string | undefined>(undefined)
  const switching = useAction(
    async (_signal, id: ConnectionId, address?: string) => {
      setSwitchingId(address ?? id)
      await own.switchTo(id, address)
    },
  )
  const connect = (entry: WalletEntry, chooseAccount: boolean) => {
    const { connectorId, namespace } = entry
    if (connectorId === hosted?.connectorId) return push({ view: 'EmailLogin' })
    // A phone shows no code to itself: its wallets are opened by links.
    if (connectorId === pairingId)
      return push(
        environment.isMobile()
          ? {
              view: 'AllWallets',
              ...(namespaces.length > 1 && {
                parameters: { filter: namespace },
              }),
            }
          : { view: 'ConnectingWalletConnect', parameters: { namespace } },
      )
    const { byId } = stores.connections.getState()
    if (byId.get(entry.id)?.status !== 'reconnecting')
      void flow.start(connectorId, { namespace, chooseAccount })
    push({ view: 'ConnectingExternal', parameters: { connectorId, namespace } })
  }

  /** Those that can be put to use. */
  const accounts = active?.accounts.filter(({ purpose }) => !purpose) ?? []
  const named = [
    ...[active, ...connected]
      .slice(0, mostNamed + 1)
      .map((one) => one?.address),
    ...accounts.slice(0, mostNamed).map(({ address }) => address),
  ]

  return {
    changeEmail: () => push({ view: 'UpdateEmailWallet' }),
    namespaces: namespaces.map((id) => ({
      id,
      count: all.connected.filter(({ namespace }) => namespace === id).length,
    })),
    shownNamespace,
    chooseNamespace: (id: string) =>
      choose(namespaces.find((one) => one === id)),
    active,
    accounts,
    /** An account whose name is asked for; undefined where nobody knows any. */
    namedAccount: (
      { namespace, networkId }: WalletEntry,
      address: string,
    ): NetworkAccount | undefined =>
      dataSource.loadNames && namespace === 'eip155' && named.includes(address)
        ? { networkId, address }
        : undefined,
    /** The namespace on show is the one in use. */
    isInUse: shownNamespace === inUse,
    others: multiWallet ? connected.filter((one) => one !== active) : [],
    used: multiWallet ? disconnected : [],
    hasWallet: all.connected.length > 0,
    isAlone: all.connected.length < 2,
    canAdd: multiWallet,
    error: useKitError(switching.error),
    /** The wallet or the account that is being put to use. */
    switchingId: switching.status === 'running' ? switchingId : undefined,
    namedId,
    name: setNamedId,
    label(id: ConnectionId, text: string) {
      own.label(id, text)
      setNamedId(undefined)
    },
    use: (entry: WalletEntry, address?: string) =>
      void switching.run(entry.id, address),
    reconnect: (entry: WalletEntry) => connect(entry, false),
    takeName: () => push({ view: 'RegisterAccountName' }),
    /** A login has the accounts that it has. */
    addAccount:
      active && active.connectorId !== hosted?.connectorId
        ? () => connect(active, true)
        : undefined,
    add: () =>
      push({
        view: 'Connect',
        ...(shownNamespace && { parameters: { namespace: shownNamespace } }),
      }),
    forget: own.forget,
    leave: (id: ConnectionId) => void disconnect(id),
    leaveAll: () => void disconnectAll(),
    async copy(address: string) {
      try {
        await navigator.clipboard.writeText(address)
        snackbar({ message: t('copied'), variant: 'success' })
      } catch {
        snackbar({ message: t('copyRefused', { address }), variant: 'error' })
      }
    },
  }
}

export type ProfileWalletsViewState = ReturnType<typeof useProfileWalletsView>
