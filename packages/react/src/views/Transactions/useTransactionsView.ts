import type { NetworkId } from '@hasp/core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useActivity } from '../../hooks/data/useActivity.js'
import { useHistoryNetworks } from '../../hooks/internal/activity/useHistoryNetworks.js'
import { useWriteActivity } from '../../hooks/internal/activity/useWriteActivity.js'
import { useWriteMoment } from '../../hooks/internal/activity/useWriteMoment.js'
import { useActiveAccount } from '../../hooks/internal/data/useActiveAccount.js'
import { useHiddenAmounts } from '../../hooks/internal/data/useHiddenAmounts.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useLatest } from '../../hooks/internal/react/useLatest.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { type ActivityLine, listLines } from './listLines.js'

export const filters = ['all', 'sent', 'received'] as const

/** What the view Transactions knows and does. */
export function useTransactionsView() {
  const place = useKitRoute('Transactions')
  const { push, remember } = useKitModal()
  const { clock } = useInternals().environment
  const active = useActiveAccount()
  const networks = useHistoryNetworks(active)
  const networkId = [place?.networkId, active?.networkId].find((id) =>
    networks.some(({ caipNetworkId }) => caipNetworkId === id),
  )
  const account =
    active && networkId ? { address: active.address, networkId } : undefined
  const kind = place?.kind
  const query = useActivity({ account, kind })
  const write = useWriteActivity(account)
  const latestWrite = useLatest(write)
  const writeMoment = useWriteMoment()
  const { isHidden } = useHiddenAmounts()
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map())
  const hash = place?.hash

  const today = new Date(clock.now()).toDateString()
  const lines = useMemo(
    () =>
      listLines({
        items: query.items,
        now: Date.parse(today),
        isUnfolded: (id, hidden) =>
          folds.get(id) ?? hidden.some((item) => item.id === hash),
        titleOf: (item) => latestWrite.current(item).title,
      }),
    [query.items, today, folds, hash],
  )

  const { error, hasMore, isLoadingMore, loadMore } = query
  const asked = useRef('')
  // A page without a line to show is not followed by another.
  const scope = `${account?.address} ${networkId} ${kind}`
  const now = `${scope} ${lines.length}`
  const canLoad = hasMore && !isLoadingMore && !error
  const onEndNear = useCallback(() => {
    if (!canLoad || asked.current === now) return
    asked.current = now
    loadMore()
  }, [canLoad, loadMore, now])

  return {
    query,
    lines,
    write,
    writeMoment,
    isHidden,
    networks: networks.length > 1 ? networks : [],
    networkId,
    filter: kind ?? ('all' as const),
    startAt: hash,
    scope,
    onEndNear,
    setFilter: (id: string) =>
      remember({
        view: 'Transactions',
        parameters: {
          networkId: place?.networkId,
          kind: id === 'sent' || id === 'received' ? id : undefined,
        },
      }),
    setNetwork: (id: NetworkId) =>
      remember({ view: 'Transactions', parameters: { kind, networkId: id } }),
    press(line: ActivityLine) {
      if (line.type === 'fold')
        setFolds((before) => new Map(before).set(line.id, !line.isOpen))
      if (line.type !== 'item' || !networkId) return
      const { item } = line
      remember({
        view: 'Transactions',
        parameters: { ...place, hash: item.id },
      })
      push({ view: 'TransactionDetails', parameters: { networkId, item } })
    },
  }
}
