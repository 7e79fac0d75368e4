import type { HistoryEntry } from '../../entities/activity/history.js'
import type { HistoryParameters, ToldHistory } from '../../ports/DataSource.js'

/** As many as a data service puts on a page where nobody says. */
const usualLimit = 25

/**
 * A page out of a list of entries, as a data source tells it: what their tokens
 * are called stands beside them.
 * @param entries newest first
 */
export function pageOfHistory(
  entries: readonly HistoryEntry[],
  { cursor, kind, limit = usualLimit }: HistoryParameters,
): ToldHistory {
  const wanted = entries.filter((entry) => !kind || entry.kind === kind)
  const start = Number(cursor ?? 0)
  const shown = wanted.slice(start, start + limit)
  const next = start + shown.length
  const { number, timeMs } = entries[0]?.block ?? { number: 0, timeMs: 0 }
  return {
    head: { number, timeMs },
    isComplete: true,
    missing: [],
    entries: shown.map(({ doubt, movements, reasons = [], ...entry }) => ({
      ...entry,
      spam: reasons,
      movements: movements.map(({ asset, ...movement }) => movement),
    })),
    tokens: shown
      .flatMap(({ movements }) => movements)
      .flatMap(({ asset, token }) =>
        asset && token !== undefined ? { ...asset, address: token } : [],
      ),
    cursor: next < wanted.length ? `${next}` : undefined,
  }
}
