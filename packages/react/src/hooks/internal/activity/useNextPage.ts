import {
  type HistoryKind,
  invalidateAccount,
  type NetworkAccount,
} from '@hasp/core'
import { addPage, type HistoryFeed } from '@hasp/core/internal'
import { historyQuery } from '@hasp/core/queries'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../useKit.js'
import { useQueryClient } from '../data/useQueryClient.js'

/**
 * The page that comes next in a list, and how reading it goes. It belongs to its
 * list: another one knows nothing of it.
 * @param about.queryKey of the list that it is added to
 * @param about.cursor where the list goes on; undefined at its end
 */
export function useNextPage(about: {
  readonly account: NetworkAccount | undefined
  readonly kind: HistoryKind | undefined
  readonly queryKey: readonly unknown[]
  readonly cursor: string | undefined
}) {
  const { account, cursor, kind, queryKey } = about
  const kit = useKit()
  const client = useQueryClient()
  const page = {
    ...historyQuery(kit, account, { cursor, kind }),
    // Whoever comes back to a list does not meet a failure of before.
    gcTime: 0,
  }
  const { error, errorUpdatedAt, fetchStatus } = useQuery(
    { ...page, enabled: false },
    client,
  )

  /** Adds the page to its list; never rejects. */
  const load = async () => {
    if (cursor === undefined) return
    const read = await client.fetchQuery(page).catch(() => undefined)
    if (!read) return
    const list = client.getQueryState<HistoryFeed>(queryKey)
    if (list?.data?.next === cursor)
      client.setQueryData(queryKey, addPage(list.data, read, cursor), {
        updatedAt: list.dataUpdatedAt,
      })
    const [, accountId] = page.queryKey
    if (read.undoneAbove === undefined || !accountId) return
    // What a page no longer knows may be in other blocks by now; nor is what was
    // asked before an answer to it.
    invalidateAccount(kit, accountId)
    await client.invalidateQueries({ queryKey })
  }

  return cursor === undefined
    ? undefined
    : { error, errorUpdatedAt, isLoading: fetchStatus !== 'idle', load }
}
