import {
  type ActivityItem,
  type HistoryKind,
  hasHistory,
  invalidateAccount,
  type NetworkAccount,
  type SentTransaction,
} from '@hasp/core'
import { asKitError, isKitError, type KitError } from '@hasp/core/errors'
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
import { useOwnTransactions } from '../internal/activity/useOwnTransactions.js'
import { useKnownAddresses } from '../internal/addressBook/useKnownAddresses.js'
import { useActiveAccount } from '../internal/data/useActiveAccount.js'
import { useQueryClient } from '../internal/data/useQueryClient.js'
import { useInternals } from '../internal/modal/useInternals.js'
import { useAction } from '../useAction.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'
import type { KitQuery } from './KitQuery.js'

/** What an account did, as far as it was read. */
export type ActivityQuery = Omit<KitQuery<readonly ActivityItem[]>, 'data'> & {
  /** Whether anybody knows what the account did; else nothing is asked. */
  readonly isCovered: boolean
  /** What waits for a block first, then the history, newest first. */
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
  const isCovered = useStore(
    kit.stores.features,
    () => about !== undefined && hasHistory(kit, about.networkId),
  )
  const known = useKnownAddresses()
  const own = useOwnTransactions(isCovered ? about : undefined)

  const first = historyQuery(kit, isCovered ? about : undefined, { kind })
  const [scope, accountId] = first.queryKey
  const queryKey = [scope, accountId, 'activity', kind ?? '']
  const read = () => client.getQueryData<HistoryFeed>(queryKey)
  const query = useQuery<HistoryFeed>(
    {
      ...first,
      queryKey,
      queryFn: async (context) => {
        const page = await first.queryFn({ signal: context.signal })
        // Further pages may have come while this one did.
        return addPage(read(), page)
      },
      structuralSharing: false,
      refetchInterval: ({ state }) =>
        isNewsDue(own, state.data, clock.now()) ? newsEveryMs : first.staleTime,
    },
    client,
  )

  const more = useAction(async () => {
    const cursor = read()?.next
    if (cursor === undefined) return
    const page = await client.fetchQuery(
      historyQuery(kit, about, { cursor, kind }),
    )
    const { dataUpdatedAt } = query
    client.setQueryData<HistoryFeed>(
      queryKey,
      (feed) =>
        feed && feed.next === cursor ? addPage(feed, page, cursor) : feed,
      { updatedAt: dataUpdatedAt },
    )
    if (page.undoneAbove === undefined || !accountId) return
    // What a page no longer knows may be in other blocks by now; nor is what was
    // asked before an answer to it.
    invalidateAccount(kit, accountId)
    await client.invalidateQueries({ queryKey })
  })

  const feed = query.data
  const { address, networkId } = about ?? {}
  const items = useMemo(
    () =>
      isCovered && address && networkId
        ? joinActivity({
            ...{ account: { networkId, address }, kind, feed, sent: own },
            known: known.split(' '),
          })
        : nothing,
    [isCovered, networkId, address, kind, feed, own, known],
  )
  const hasMore = feed?.next !== undefined
  useFilledPages({
    scope: queryKey.join(' '),
    pages: feed?.read.length,
    shown: items.filter((item) => item.type === 'sent' || !item.entry.doubt)
      .length,
    canLoad: hasMore && more.status !== 'running' && more.status !== 'error',
    load: () => void more.run(),
  })

  const error = toError(query.error) ?? more.error
  const waitMs = isKitError(error, 'TRANSACTIONS_UNAVAILABLE')
    ? (error.context.retryAfterMs ?? 0)
    : 0
  return {
    isCovered,
    items,
    status: query.status,
    isStale: query.isError && feed !== undefined,
    error,
    retryInMs: error && retryInMs(query.errorUpdatedAt, clock.now(), waitMs),
    isComplete: feed?.isComplete ?? true,
    missing: feed?.missing ?? [],
    hasMore,
    isLoadingMore: more.status === 'running',
    loadMore: () => {
      if (more.status !== 'running') void more.run()
    },
    refetch: async () => {
      if (more.status === 'error') void more.run()
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

function toError(error: Error | null): KitError | undefined {
  return error === null ? undefined : asKitError(error)
}
