import {
  findHosted,
  findPairing,
  type Namespace,
  type WalletListing,
} from '@hasp/core'
import {
  connectRows,
  getConnectWallets,
  internals,
  walletRuleOf,
} from '@hasp/core/internal'
import { useEffect, useMemo, useState } from 'react'
import { useKitRoot } from '../internal/modal/useKitRoot.js'
import { useStore } from '../useStore.js'
import {
  type DetectedWallet,
  useDetectedWallets,
} from './useDetectedWallets.js'

/** A row of Connect. */
export type ConnectRow = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
} & (
  | { readonly type: 'found'; readonly wallet: DetectedWallet }
  | { readonly type: 'code' }
  | { readonly type: 'listed'; readonly listing?: WalletListing | undefined }
  | { readonly type: 'recent'; readonly listing?: WalletListing | undefined }
  /** Whether to show it, or which wallet it is, is not known yet. */
  | { readonly type: 'pending' }
)

type Answer = Awaited<ReturnType<typeof getConnectWallets>> | 'failed'

/** The rows of Connect, and what leads beyond them. */
export type ConnectRows = {
  readonly rows: readonly ConnectRow[]
  readonly isPhone: boolean
  /** Whether Connect offers the whole directory. */
  readonly hasAllWallets: boolean
  /** How many wallets the directory has; undefined until it has answered. */
  readonly total: number | undefined
}

/**
 * The rows of Connect in the order of its sections: wallets that were found in
 * this browser, the code for a phone, and wallets of the directory. Rows of the
 * directory are `pending` until it has answered.
 *
 * What a row does when it is chosen depends on its `type`: `found` connects
 * with `useConnectFlow`, all others pair with `usePairing`. `useDetectedWallets` has
 * only the wallets found here, `useWalletDirectory` the whole directory.
 * @param parameters.namespace keeps wallets of one namespace
 * @example
 * import { useConnectRows } from '@hasp/react'
 *
 * const { rows } = useConnectRows()
 * return rows.map(({ id, name }) => <p key={id}>{name}</p>)
 */
export function useConnectRows(
  parameters: { namespace?: Namespace | undefined } = {},
): ConnectRows {
  const { namespace } = parameters
  const { kit, queries } = useKitRoot()
  const { isPending, list } = useDetectedWallets({ namespace })
  const found = useStore(kit.stores.connectors, (state) => state.connectors)
  const recent = useStore(kit.stores.connectors, (state) => state.recent)
  const isPhone = kit[internals].environment.isMobile()
  const [answer, setAnswer] = useState<Answer | undefined>(
    namespace ? undefined : queries.connectWallets,
  )

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const notify = (next: Answer) => {
      if (signal.aborted) return
      setAnswer(next)
      if (!namespace && next !== 'failed') queries.connectWallets = next
    }
    getConnectWallets(kit, { namespace, isForPhone: isPhone, signal }).then(
      notify,
      () => notify('failed'),
    )
    return () => abort.abort()
  }, [kit, queries, namespace, isPhone])

  const rows = useMemo((): readonly ConnectRow[] => {
    const { features, wallets: choices } = kit.options
    const byId = new Map(list.map((wallet) => [wallet.id, wallet]))
    const wallets = kit[internals].grouping.merge(
      namespace ? found.filter((one) => one.namespace === namespace) : found,
    )
    const known = answer === 'failed' ? undefined : answer
    const rule = known?.rule ?? walletRuleOf(kit)
    const isHere = answer !== undefined
    const listings = features.collapseWallets
      ? {}
      : {
          custom: choices.custom,
          featured: isHere
            ? known?.featured
            : choices.featured?.map(placeholder),
          recommended: isHere
            ? known?.recommended
            : placeholderIds.map(placeholder),
        }
    return connectRows({
      ...listings,
      connectors: wallets.filter(({ info }) => isPending || byId.has(info.id)),
      recent,
      rule: {
        isShown: (one) => placeholderIds.includes(one.id) || rule.isShown(one),
      },
      order: choices.connectorOrder,
    }).flatMap((row): readonly ConnectRow[] => {
      if (row.connector) {
        const wallet = byId.get(row.connector.info.id)
        if (!wallet)
          return [{ type: 'pending', id: row.connector.info.id, name: '' }]
        const { id, imageUrl, name } = wallet
        if (!row.connector.info.capabilities?.isPairing)
          return [{ type: 'found', id, name, imageUrl, wallet }]
        // A phone cannot scan its own screen.
        return isPhone ? [] : [{ type: 'code', id, name, imageUrl }]
      }
      const { listing, section } = row
      const { id, name } = listing ?? row.wallet
      // A wallet that may be excluded has a row, but no name yet.
      if (isPending || name === '') return [{ type: 'pending', id, name: '' }]
      const type = section === 'recent' ? 'recent' : 'listed'
      // Logging in by e-mail stands above the list.
      if (type === 'recent' && id === findHosted(kit)?.connectorId) return []
      return [{ type, id, name, imageUrl: listing?.imageUrl, listing }]
    })
  }, [answer, found, isPending, isPhone, kit, list, namespace, recent])

  const allWallets = useStore(
    kit.stores.features,
    (features) => features.allWallets,
  )
  const isWanted = allWallets === 'mobile' ? isPhone : allWallets
  return {
    rows,
    isPhone,
    /** The whole list is one row away. */
    hasAllWallets: isWanted && findPairing(kit) !== undefined,
    /** Of all wallets; undefined while it is not known. */
    total: typeof answer === 'object' ? answer.total : undefined,
  }
}

/** Rows kept for recommended wallets until they are known. */
const placeholderIds = ['?1', '?2', '?3', '?4']

/** Stands in for a wallet that is still being loaded. */
function placeholder(id: string): WalletListing {
  return {
    id,
    name: '',
    namespaces: [],
    homepage: '',
    isPairable: true,
    links: {},
    stores: {},
  }
}
