// Specification 7, "transaction history", read page by page.
import type {
  HistoryEntry,
  HistoryPage,
} from '../../entities/activity/history.js'

/** What is known of a history so far, newest first, without a gap. */
export type HistoryFeed = Pick<
  HistoryPage,
  'head' | 'isComplete' | 'missing'
> & {
  readonly entries: readonly HistoryEntry[]
  /** Where it goes on; absent at the end. */
  readonly next?: string | undefined
  /** The cursors that were read: none of them leads on twice. */
  readonly read: readonly string[]
  /** How many entries of the last further page were new. */
  readonly added: number
}

/**
 * A history with one more page. No entry is in it twice, however pages overlap;
 * what a page no longer has where it had to be was undone.
 * @param feed undefined before the first page
 * @param cursor of the page; undefined for the newest one, also when it is read
 * again
 * @example
 * import { getHistory } from '@hasp/core'
 * import { addPage } from '@hasp/core/internal'
 *
 * const newest = await getHistory(kit, { networkId, address })
 * const feed = addPage(undefined, newest)
 */
export function addPage(
  feed: HistoryFeed | undefined,
  page: HistoryPage,
  cursor?: string | undefined,
): HistoryFeed {
  const { head, isComplete, missing } = page
  const news = sorted(page.entries)
  const fresh = {
    ...{ head, isComplete, missing },
    entries: news,
    next: page.cursor,
    read: [],
    added: news.length,
  }
  if (!feed) return fresh
  if (cursor === undefined) {
    const last = news.at(-1)
    // More has happened than a page holds: the list begins anew.
    const hasGap =
      last &&
      page.cursor !== undefined &&
      !feed.entries.some(({ hash }) => hash === last.hash) &&
      feed.entries[0] &&
      isBefore(last, feed.entries[0])
    if (page.cursor === undefined || hasGap) return fresh
    return {
      ...feed,
      ...{ head, isComplete, missing },
      entries: join(feed.entries, news, undefined),
    }
  }
  const { undoneAbove = Number.POSITIVE_INFINITY } = page
  const kept = feed.entries.filter(({ block }) => block.number <= undoneAbove)
  const entries = join(kept, news, news[0])
  const read = [...feed.read, cursor]
  const leadsOn = page.cursor !== undefined && !read.includes(page.cursor)
  return {
    ...feed,
    ...{ isComplete, missing, entries, read },
    next: leadsOn ? page.cursor : undefined,
    added: entries.length - kept.length,
  }
}

/** The entries of a page in the place of those that it covers. */
function join(
  known: readonly HistoryEntry[],
  page: readonly HistoryEntry[],
  first: HistoryEntry | undefined,
): readonly HistoryEntry[] {
  const last = page.at(-1)
  const hashes = new Set(page.map(({ hash }) => hash))
  const others = known.filter((entry) => {
    if (hashes.has(entry.hash)) return false
    const isCovered =
      last && !isBefore(last, entry) && !(first && isBefore(entry, first))
    return !isCovered
  })
  return sorted([...others, ...page])
}

/** Whether one is newer than the other. */
function isBefore(one: HistoryEntry, other: HistoryEntry): boolean {
  return compare(one, other) < 0
}

function compare(one: HistoryEntry, other: HistoryEntry): number {
  return other.block.number - one.block.number || other.place - one.place
}

function sorted(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const byHash = new Map(entries.map((entry) => [entry.hash, entry]))
  return [...byHash.values()].sort(compare)
}
