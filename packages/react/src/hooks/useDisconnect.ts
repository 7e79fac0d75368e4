import {
  type ConnectionId,
  disconnect,
  findConnector,
  type Kit,
  type Namespace,
  selectActive,
  showSnackbar,
  undoDisconnect,
} from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useMemo } from 'react'
import { snackbar } from '../i18n/locales/en/snackbar.js'
import { useMessages } from '../i18n/useMessages.js'
import { useKit } from './useKit.js'

/** Ends connections; each offers to be undone for 10 s. */
export type Disconnect = {
  /** Ends one connection: the one in use unless given. */
  readonly disconnect: (connectionId?: ConnectionId) => Promise<void>
  /** Ends all connections, or those of one namespace. */
  readonly disconnectAll: (namespace?: Namespace) => Promise<void>
}

/**
 * Disconnects wallets at once and offers Undo for 10 s, which reconnects them
 * without a prompt. A session with a phone cannot be restored.
 * @returns two functions that never reject: the state here has ended, whatever
 * the wallet says
 * @see Wallet Standard `standard:disconnect`
 * @example
 * import { useDisconnect } from '@hasp/react'
 *
 * const { disconnect } = useDisconnect()
 * return <button onClick={() => disconnect()}>Disconnect</button>
 */
export function useDisconnect(): Disconnect {
  const kit = useKit()
  const t = useMessages(snackbar)
  return useMemo(() => {
    async function leave(
      ids: readonly ConnectionId[],
      parameters: disconnect.Parameters,
    ) {
      if (ids.length === 0) return
      const canTakeBack = ids.every((id) => canComeBack(kit, id))
      const disconnectReason = disconnect(kit, parameters)
      showSnackbar(kit, {
        message: t(ids.length > 1 ? 'allDisconnected' : 'disconnected'),
        variant: 'success',
        ...(canTakeBack && {
          action: { label: t('undo'), run: () => void takeBack(kit, ids) },
        }),
      })
      await disconnectReason.catch((error: unknown) =>
        kit[internals].log(
          'warn',
          'The wallet did not confirm the disconnection',
          error,
        ),
      )
    }
    return {
      disconnect(wanted) {
        const connectionId = wanted ?? idInUse(kit)
        return leave(connectionId ? [connectionId] : [], { connectionId })
      },
      disconnectAll: (namespace) =>
        leave(connectedIds(kit, namespace), { namespace }),
    }
  }, [kit, t])
}

function idInUse(kit: Kit): ConnectionId | undefined {
  const { connections, networks } = kit.stores
  const { activeNamespace } = networks.getState()
  return selectActive(connections.getState(), activeNamespace)?.id
}

/** The one in use of each namespace comes first: it is put to use again. */
function connectedIds(
  kit: Kit,
  namespace: Namespace | undefined,
): readonly ConnectionId[] {
  const { active, byId } = kit.stores.connections.getState()
  const ids = [...byId.values()]
    .filter(({ status }) => status !== 'disconnected')
    .filter((one) => !namespace || one.namespace === namespace)
    .map(({ id }) => id)
  const inUse = ids.filter((id) => Object.values(active).includes(id))
  return [...inUse, ...ids.filter((id) => !inUse.includes(id))]
}

/** Whether a wallet that was disconnected can be asked silently again. */
function canComeBack(kit: Kit, id: ConnectionId): boolean {
  const connection = kit.stores.connections.getState().byId.get(id)
  const connector =
    connection &&
    findConnector(
      kit.stores.connectors.getState(),
      connection.connectorId,
      connection.namespace,
    )
  return !connector?.info.capabilities?.endsForGood
}

async function takeBack(kit: Kit, ids: readonly ConnectionId[]) {
  for (const connectionId of ids) await undoDisconnect(kit, { connectionId })
}
