const pauseMs = 500

/** In a list of so many, each item is a stop: who tabs needs no arrows. */
const mostStops = 8

/** What was typed so far to find an item. */
export type TypedAhead = { text: string; at: number }

function itemsOf(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>('[data-roving]')]
}

/**
 * Leaves one item of a long list in the tab order: the given one, or the
 * first. A short list keeps all of them.
 */
export function settleTabStop(list: HTMLElement, wanted?: EventTarget) {
  const items = itemsOf(list)
  const stop =
    items.find((item) => item === wanted) ??
    items.find((item) => item.dataset.roving) ??
    items[0]
  for (const item of items) {
    const roving = item === stop ? 'stop' : ''
    const tabIndex = roving || items.length <= mostStops ? 0 : -1
    // Writing what is there already has the page's styles computed at once.
    if (item.dataset.roving === roving && item.tabIndex === tabIndex) continue
    item.dataset.roving = roving
    item.tabIndex = tabIndex
  }
}

/** The item that a key leads to from the focused one, if it leads anywhere. */
export function findNextItem(
  list: HTMLElement,
  press: { key: string; timeStamp: number },
  typed: TypedAhead,
): { item: HTMLElement | undefined; typed: TypedAhead } {
  const items = itemsOf(list)
  const from = items.findIndex((item) => item.matches(':focus'))
  const { key, timeStamp } = press
  if (from < 0) return { item: undefined, typed }
  if (key === 'ArrowDown') return { item: items[from + 1], typed }
  if (key === 'ArrowUp') return { item: items[from - 1], typed }
  if (key === 'Home') return { item: items[0], typed }
  if (key === 'End') return { item: items.at(-1), typed }
  if (key.length !== 1 || key === ' ') return { item: undefined, typed }
  const isFresh = timeStamp - typed.at > pauseMs
  const text = (isFresh ? key : typed.text + key).toLowerCase()
  const start = text.length === 1 ? from + 1 : from
  const item = [...items.slice(start), ...items.slice(0, start)].find((each) =>
    // A picture's letters are not read.
    (each.querySelector('[aria-hidden] + *') ?? each).textContent
      ?.toLowerCase()
      .startsWith(text),
  )
  return { item, typed: { text, at: timeStamp } }
}
