import type { ConnectionsState, ConnectorType, Namespace } from '@hasp/core'
import {
  type FoundWallet,
  internals,
  isKnownAs,
  orderConnectors,
  pictureOf,
} from '@hasp/core/internal'
import { useMemo } from 'react'
import { isShallowEqual } from '../internal/react/isShallowEqual.js'
import { useShownPictures } from '../internal/wallets/useShownPictures.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'
import { useWalletFilter } from './useWalletFilter.js'

/** How a wallet is reached in a namespace. */
export type WalletNamespaceState = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly isConnected: boolean
  /** It is asked, without a prompt, whether it still knows the site. */
  readonly isReconnecting: boolean
}

/** A wallet as a list shows it. */
export type DetectedWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  /** The namespaces that it speaks here. */
  readonly namespaces: readonly Namespace[]
  /** The same namespaces, with the state in each. */
  readonly namespaceStates: readonly WalletNamespaceState[]
  /** `MULTI_CHAIN` with several namespaces. */
  readonly type: ConnectorType
  readonly tag: 'installed' | 'recent' | 'connected' | undefined
  /** Another wallet of the page has the same name or identity. */
  readonly isAmbiguous: boolean
}

/** Wallets to connect with, in the order of the specification. */
export type DetectedWallets = {
  readonly installed: readonly DetectedWallet[]
  readonly recent: readonly DetectedWallet[]
  /** All of them: recent first, then the other installed ones. */
  readonly list: readonly DetectedWallet[]
  /**
   * Wallets are held back: which ones the options `include` and `exclude` mean
   * is not known before the directory has answered.
   */
  readonly isPending: boolean
}

/**
 * The wallets that were found in this browser. One that speaks several
 * namespaces is one of them.
 * @param parameters.search keeps names that contain it
 * @param parameters.namespace keeps wallets of a namespace, and of each wallet
 * only that namespace
 * @example
 * import { useDetectedWallets } from '@hasp/react'
 *
 * const { list } = useDetectedWallets({ search: 'kite' })
 */
export function useDetectedWallets(
  parameters: {
    search?: string | undefined
    namespace?: Namespace | undefined
  } = {},
): DetectedWallets {
  const { search = '', namespace } = parameters
  const kit = useKit()
  const { connections, connectors } = kit.stores
  const state = useStore(connectors, (now) => now)
  const { connectors: found, recent } = state
  const statuses = useStore(connections, selectStatuses, isShallowEqual)
  const rule = useWalletFilter()
  useShownPictures()

  return useMemo(() => {
    const wallets = kit[internals].grouping.merge(
      namespace ? found.filter((one) => one.namespace === namespace) : found,
    )
    const wanted = search.trim().toLowerCase()
    const used: DetectedWallet[] = []
    const shown = wallets.filter(
      ({ info: { capabilities, id, info, name, storageId } }) =>
        // Pairing is not a wallet, so it cannot be excluded.
        (capabilities?.reachesManyWallets ||
          rule?.isShown({ id, name, rdns: info?.rdns ?? storageId })) &&
        name.toLowerCase().includes(wanted),
    )
    const list = orderConnectors(shown, recent).map((wallet) => {
      const { id, name, namespaces, type } = wallet.info
      const namespaceStates = wallet.connectors.map(
        (one): WalletNamespaceState => {
          const connectorId = one.info.id
          const is = (status: string, id: string) =>
            statuses.includes(`${status} ${one.namespace}/${id}`)
          return {
            namespace: one.namespace,
            connectorId,
            isConnected: is('connected', connectorId),
            // Until it has answered, it goes by the name of the earlier visit.
            isReconnecting: is('reconnecting', one.info.storageId),
          }
        },
      )
      const isRecent = recent.some((one) => isKnownAs(wallet, one.id))
      const row: DetectedWallet = {
        id,
        name,
        imageUrl: pictureOf(state, wallet.info),
        namespaces,
        namespaceStates,
        type,
        tag: namespaceStates.some(({ isConnected }) => isConnected)
          ? 'connected'
          : isRecent
            ? 'recent'
            : isInjected(type)
              ? 'installed'
              : undefined,
        isAmbiguous: wallets.some((other) => isLookAlike(wallet, other)),
      }
      if (isRecent) used.push(row)
      return row
    })
    return {
      list,
      installed: list.filter(({ type }) => isInjected(type)),
      recent: used,
      isPending: !rule,
    }
  }, [kit, state, found, recent, rule, statuses, search, namespace])
}

/** The status of every connection, with its namespace and connector. */
function selectStatuses({ byId }: ConnectionsState): readonly string[] {
  return [...byId.values()].map(
    ({ connectorId, namespace, status }) =>
      `${status} ${namespace}/${connectorId}`,
  )
}

function isInjected(type: ConnectorType): boolean {
  return type === 'ANNOUNCED' || type === 'INJECTED' || type === 'MULTI_CHAIN'
}

/** Another wallet of one of its namespaces that may be taken for it. */
function isLookAlike({ info }: FoundWallet, { info: other }: FoundWallet) {
  return (
    other !== info &&
    other.namespaces.some((one) => info.namespaces.includes(one)) &&
    (other.storageId === info.storageId ||
      other.name.trim().toLowerCase() === info.name.trim().toLowerCase())
  )
}
