/** A grid that is read along its lines. */
export type Grid = {
  readonly count: number
  readonly columns: number
  /** Lines that fit into sight. */
  readonly page: number
  readonly isRtl: boolean
}

/** The cell that a key leads to, if it leads anywhere. */
export function findCell(
  key: string,
  from: number,
  { columns, count, isRtl, page }: Grid,
): number | undefined {
  const last = count - 1
  const column = from % columns
  const aside = isRtl ? -1 : 1
  const lines = Math.max(page - 1, 1) * columns
  const isOnLastLine = from - column + columns > last
  const to = {
    ArrowRight: from + aside,
    ArrowLeft: from - aside,
    ArrowDown: isOnLastLine ? from : Math.min(from + columns, last),
    ArrowUp: from < columns ? from : from - columns,
    PageDown: Math.min(from + lines, last),
    PageUp: from < lines ? column : from - lines,
    Home: 0,
    End: last,
  }[key]
  return to === undefined || to < 0 || to > last ? undefined : to
}

const pauseMs = 500

/** What was typed so far to find a cell. */
export type Typed = { readonly text: string; readonly at: number }

/** Adds a key to what was typed; a pause begins anew. */
export function typeOn(
  { text, at }: Typed,
  { key, timeStamp }: { key: string; timeStamp: number },
): Typed {
  const isFresh = timeStamp - at > pauseMs
  return { text: (isFresh ? key : text + key).toLowerCase(), at: timeStamp }
}

/** The next cell whose name starts so, all around from the given one. */
export function findTyped(
  names: readonly string[],
  from: number,
  text: string,
): number | undefined {
  const start = text.length === 1 ? from + 1 : from
  const order = names.map((_, step) => (start + step) % names.length)
  return order.find((at) => names[at]?.toLowerCase().startsWith(text))
}
