import {
  type ActivityItem,
  type HistoryKind,
  hasHistory,
  type NetworkAccount,
  type SentTransaction,
} from '@hasp/core'
import { asKitError, isKitError } from '@hasp/core/errors'
import {
  addPage,
  type HistoryFeed,
  joinActivity,
  movesFunds,
  retryInMs,
} from '@hasp/core/internal'
import { historyQuery } from '@hasp/core/queries'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFilledPages } from '../internal/activity/useFilledPages.js'
import { useNextPage } from '../internal/activity/useNextPage.js'
import { useOwnTransactions } from '../internal/activity/useOwnTransactions.js'
import { useKnownAddresses } from '../internal/addressBook/useKnownAddresses.js'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useFailure } from '../internal/data/useFailure.js'
import { useQueryClient } from '../internal/data/useQueryClient.js'
import { useInternals } from '../internal/modal/useInternals.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'
import type { KitQuery } from './KitQuery.js'

/** What an account did, as far as it was read. */
export type ActivityQuery = Omit<KitQuery<readonly ActivityItem[]>, 'data'> & {
  /**
   * Whether anybody knows what the account did; else nothing is asked. That the
   * data source does not serve the network is known from its first answer on.
   */
  readonly isCovered: boolean
  /**
   * What may still arrive first, then the history, newest first, with what was
   * sent from here and is over, where the data source does not know it yet.
   */
  readonly items: readonly ActivityItem[]
  /** Whether nothing of the past can be missing. */
  readonly isComplete: boolean
  /** What may be missing, as codes. */
  readonly missing: readonly string[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** Reads the next page; never rejects. */
  readonly loadMore: () => void
}

/** A transaction that was just included is looked for as often as this. */
const newsEveryMs = 2_000
/** … and for as long as this. */
const newsForMs = 20_000

const nothing: readonly ActivityItem[] = []

/**
 * What an account did and what was done to it: transactions that were sent from
 * here and wait for a block, and the history that the data source of the kit
 * knows. It is read when it is shown, every 30 s while the page is visible, and
 * at once after a transaction of the account.
 * @param parameters.account network (CAIP-2) and address; the account in use
 * unless given
 * @param parameters.kind transactions of this kind alone
 * @returns its transactions; `pending` while no wallet is connected
 * @example
 * import { useActivity } from '@hasp/react'
 *
 * const { items, hasMore, loadMore } = useActivity({ kind: 'sent' })
 */
export function useActivity({
  account,
  kind,
}: {
  account?: NetworkAccount | undefined
  kind?: HistoryKind | undefined
} = {}): ActivityQuery {
  const kit = useKit()
  const { clock } = useInternals().environment
  const client = useQueryClient()
  const active = useActiveAccount()
  const about = account ?? active
  const isAsked = useStore(
    kit.stores.features,
    () => about !== undefined && hasHistory(kit, about.networkId),
  )
  const known = useKnownAddresses()
  const own = useOwnTransactions(isAsked ? about : undefined)

  const first = historyQuery(kit, isAsked ? about : undefined, { kind })
  const [scope, accountId] = first.queryKey
  const queryKey = [scope, accountId, 'activity', kind ?? '']
  const query = useQuery<HistoryFeed | null>(
    {
      ...first,
      queryKey,
      queryFn: async (context) => {
        try {
          const page = await first.queryFn({ signal: context.signal })
          // Further pages may have come while this one did.
          const feed = client.getQueryData<HistoryFeed | null>(queryKey)
          return addPage(feed ?? undefined, page)
        } catch (error) {
          // The data source does not serve the network.
          if (isKitError(error, 'UNSUPPORTED_CHAIN')) return null
          throw error
        }
      },
      structuralSharing: false,
      refetchInterval: ({ state: { data } }) =>
        data !== null && isNewsDue(own, data, clock.now())
          ? newsEveryMs
          : first.staleTime,
    },
    client,
  )

  const feed = query.data ?? undefined
  const next = useNextPage({
    ...{ account: about, kind, queryKey },
    cursor: feed?.next,
  })
  const { address, networkId } = about ?? {}
  const items = useMemo(
    () =>
      isAsked && address && networkId
        ? joinActivity({
            ...{ account: { networkId, address }, kind, feed, sent: own },
            known: known.split(' '),
          })
        : nothing,
    [isAsked, networkId, address, kind, feed, own, known],
  )
  const isLoadingMore = next?.isLoading ?? false
  useFilledPages({
    scope: queryKey.join(' '),
    pages: feed?.read.length,
    shown: items.filter((item) => item.type === 'sent' || !item.entry.doubt)
      .length,
    canLoad: next !== undefined && !isLoadingMore && !next.error,
    load: () => void next?.load(),
  })

  const failure = useFailure(query)
  const { errorUpdatedAt } = query
  const failed = failure ? { error: failure, errorUpdatedAt } : next
  const error = failed?.error ? asKitError(failed.error) : undefined
  const waitMs = isKitError(error, 'TRANSACTIONS_UNAVAILABLE')
    ? (error.context.retryAfterMs ?? 0)
    : 0
  return {
    isCovered: isAsked && query.data !== null,
    items,
    status: failure ? 'error' : query.status,
    isStale: query.isError && feed !== undefined,
    error,
    retryInMs:
      failed && error && retryInMs(failed.errorUpdatedAt, clock.now(), waitMs),
    isComplete: query.data !== null && (feed?.isComplete ?? true),
    missing: feed?.missing ?? [],
    hasMore: next !== undefined,
    isLoadingMore,
    loadMore: () => {
      if (!isLoadingMore) void next?.load()
    },
    refetch: async () => {
      if (next?.error) void next.load()
      await query.refetch({ cancelRefetch: false })
    },
  }
}

/** Whether a transaction was just included that the history lacks. */
function isNewsDue(
  own: readonly SentTransaction[],
  feed: HistoryFeed | undefined,
  now: number,
): boolean {
  return own.some((one) => {
    const hash = one.replacedBy ?? one.hash
    return (
      movesFunds(one.status) &&
      now - one.changedAt < newsForMs &&
      !feed?.entries.some((entry) => entry.hash === hash)
    )
  })
}
