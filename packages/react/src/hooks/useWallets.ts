import {
  type Connector,
  type ConnectorInfo,
  type Namespace,
  orderConnectors,
  type WalletRule,
} from '@hasp/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useStore } from './useStore.js'
import { useWalletRule } from './useWalletRule.js'

/** A wallet as a list shows it. */
export type WalletRow = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  /** The families that it speaks here. */
  readonly namespaces: readonly Namespace[]
  readonly tag: 'installed' | 'recent' | 'connected' | undefined
  /** Another wallet of the page has the same name or identity. */
  readonly isAmbiguous: boolean
}

/** Wallets to connect with, in the order of the specification. */
export type WalletRows = {
  readonly installed: readonly WalletRow[]
  readonly recent: readonly WalletRow[]
  /** All of them: recent first, then the other installed ones. */
  readonly list: readonly WalletRow[]
}

/**
 * The wallets that were found in this browser.
 * @param parameters.search keeps names that contain it
 * @param parameters.namespace keeps wallets of a family
 * @example const { list } = useWallets({ search: 'kite' })
 */
export function useWallets(
  parameters: {
    search?: string | undefined
    namespace?: Namespace | undefined
  } = {},
): WalletRows {
  const { search = '', namespace } = parameters
  const { connections, connectors } = useKit().stores
  const found = useStore(connectors, (state) => state.connectors)
  const recent = useStore(connectors, (state) => state.recent)
  const byId = useStore(connections, (state) => state.byId)
  const rule = useWalletRule()

  return useMemo(() => {
    const connected = new Set(
      [...byId.values()]
        .filter(({ status }) => status === 'connected')
        .map(({ connectorId }) => connectorId),
    )
    const wanted = search.trim().toLowerCase()
    const shown = found.filter(({ info }) => isShown(rule, info))
    const list = mergeFamilies(orderConnectors(shown, recent))
      .filter(
        ({ info, namespaces }) =>
          info.name.toLowerCase().includes(wanted) &&
          (!namespace || namespaces.includes(namespace)),
      )
      .map(({ info, namespaces }): WalletRow => {
        const isRecent = recent.some(({ id }) => id === info.storageId)
        return {
          id: info.id,
          name: info.name,
          imageUrl: info.info?.icon ?? info.imageUrl,
          namespaces,
          tag: connected.has(info.id)
            ? 'connected'
            : isRecent
              ? 'recent'
              : isInjected(info)
                ? 'installed'
                : undefined,
          isAmbiguous: found.some(({ info: other }) =>
            isLookAlike(info, other),
          ),
        }
      })
    const typeOf = new Map(found.map(({ info }) => [info.id, info]))
    return {
      list,
      installed: list.filter(({ id }) => isInjected(typeOf.get(id))),
      recent: list.filter(({ id }) =>
        recent.some((one) => one.id === typeOf.get(id)?.storageId),
      ),
    }
  }, [found, recent, rule, byId, search, namespace])
}

type Family = {
  readonly info: ConnectorInfo
  readonly namespaces: readonly Namespace[]
}

/** One row for a wallet that was found in several families. */
function mergeFamilies(connectors: readonly Connector[]): readonly Family[] {
  const families = new Map<string, Family>()
  for (const { info, namespace } of connectors) {
    const known = families.get(info.id)
    families.set(info.id, {
      info: known?.info ?? info,
      namespaces: [...(known?.namespaces ?? []), namespace],
    })
  }
  return [...families.values()]
}

/** The way to pair is no wallet that could be excluded. */
function isShown(rule: WalletRule, info: ConnectorInfo): boolean {
  const { id, name, storageId, type } = info
  const rdns = info.info?.rdns ?? storageId
  return type === 'WALLET_CONNECT' || rule.isShown({ id, name, rdns })
}

function isInjected(info: ConnectorInfo | undefined): boolean {
  return (
    info?.type === 'ANNOUNCED' ||
    info?.type === 'INJECTED' ||
    info?.type === 'MULTI_CHAIN'
  )
}

function isLookAlike(info: ConnectorInfo, other: ConnectorInfo): boolean {
  return (
    other.id !== info.id &&
    (other.storageId === info.storageId ||
      other.name.trim().toLowerCase() === info.name.trim().toLowerCase())
  )
}
