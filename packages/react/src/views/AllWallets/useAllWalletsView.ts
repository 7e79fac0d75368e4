import type { ListedWallet } from '@hasp/core'
import { useCallback, useRef, useState } from 'react'
import { useChooseWallet } from '../../hooks/internal/connecting/useChooseWallet.js'
import { usePairingConnectorId } from '../../hooks/internal/connecting/usePairingConnectorId.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useKitRoot } from '../../hooks/internal/modal/useKitRoot.js'
import { findWalletRow } from '../../hooks/internal/wallets/findWalletRow.js'
import { usePreparedPairing } from '../../hooks/pairing/usePreparedPairing.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitOptions } from '../../hooks/useKitOptions.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useDetectedWallets } from '../../hooks/wallets/useDetectedWallets.js'
import { useWalletDirectory } from '../../hooks/wallets/useWalletDirectory.js'
import {
  isOfKind,
  kindsOf,
  type WalletFilter,
  walletKinds,
} from './walletFilters.js'

/** What the view AllWallets knows and does. */
export function useAllWalletsView() {
  const place = useKitRoute('AllWallets')
  const { filter, search = '' } = place ?? {}
  const { adapters, environment } = useInternals()
  const { suggestionUrl } = useKitOptions().wallets
  const { prepare } = useKitRoot()
  const { push, remember } = useKitModal()
  const chooseWallet = useChooseWallet()
  const { list: found } = useDetectedWallets()
  const isPhone = environment.isMobile()
  const isPairable = usePairingConnectorId() !== undefined
  usePreparedPairing(isPhone && isPairable)

  const namespaces = [...adapters.keys()]
  const namespace = namespaces.find((namespace) => namespace === filter)
  const list = useWalletDirectory({
    search,
    namespace,
    isForPhone: isPhone || filter === 'mobile',
  })
  const wallets = list.wallets.filter((one) => isOfKind(one, filter))
  const isPlain = search === '' && filter === undefined

  // What the whole list has is known from when it was shown last.
  const [whole, setWhole] = useState({ total: 0, kinds: kindsOf([]) })
  const { status, total = 0 } = list
  if (isPlain && status === 'ready' && !list.isSearching) {
    const kinds = kindsOf(list.wallets)
    const isKnown = whole.total === total && `${whole.kinds}` === `${kinds}`
    if (!isKnown) setWhole({ total, kinds })
  }
  const filters: readonly (WalletFilter | undefined)[] = [
    undefined,
    ...walletKinds.filter(
      (kind) =>
        kind === filter ||
        (whole.kinds.includes(kind) &&
          // On a phone all are mobile.
          (!isPhone || kind === 'installed' || kind === 'openSource')),
    ),
    ...(namespaces.length > 1 ? namespaces : []),
  ]

  const asked = useRef('')
  const { hasMore, loadMore } = list
  const now = `${filter} ${search} ${wallets.length}`
  const onEndNear = useCallback(() => {
    // A page without anything to show is not followed by another.
    if (!hasMore || asked.current === now) return
    asked.current = now
    loadMore()
  }, [hasMore, loadMore, now])

  const onChoose = useCallback(
    (wallet: ListedWallet) => {
      const { connectorId, id, isInstalled } = wallet
      remember({ view: 'AllWallets', parameters: { ...place, walletId: id } })
      if (!isInstalled || connectorId === undefined)
        return push({
          view: 'ConnectingWalletConnect',
          parameters: { walletId: id, ...(namespace && { namespace }) },
        })
      const row = findWalletRow(found, { connectorId })
      if (row) chooseWallet(row, namespace)
    },
    [chooseWallet, found, namespace, place, push, remember],
  )

  const look = (next: typeof place) =>
    remember({
      view: 'AllWallets',
      parameters: { filter, search, ...next, walletId: undefined },
    })
  const isKindHere = filter !== undefined && namespace === undefined
  const isFiltered = isKindHere && filter !== 'mobile'
  return {
    list,
    wallets,
    whole,
    filter,
    filters,
    search,
    isPhone,
    isPairable,
    suggestionUrl,
    startAt: place?.walletId,
    /** Another list starts at its first wallet. */
    scope: `${filter} ${search}`,
    /** Unknown while some of what fits is still elsewhere. */
    total: !isFiltered ? list.total : hasMore ? undefined : wallets.length,
    setSearch: (text: string) => look({ search: text }),
    setFilter: (next: WalletFilter | undefined) => look({ filter: next }),
    clear: () => look({ search: '', filter: undefined }),
    onChoose,
    onEndNear,
    pair: () =>
      push({
        view: 'ConnectingWalletConnect',
        ...(namespace && { parameters: { namespace } }),
      }),
    /** A visitor who points at a wallet is likely to choose it. */
    warmUp: () => prepare('ConnectingWalletConnect'),
  }
}
