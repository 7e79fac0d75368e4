import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { findCell, findTyped, type Typed, typeOn } from './findCell.js'
import { isSameView, measureGrid } from './measureGrid.js'

/** What a place of a grid holds. */
export type GridItem = {
  readonly id: string
  /** What can be typed to reach it; a function where it takes long to write. */
  readonly name: string | (() => string)
  /** It heads those below it, and is no stop. */
  readonly isHeading?: boolean | undefined
}

/** Before the first measure: what the narrow modal shows. */
const unmeasured = { columns: 4, first: 0, last: 8, page: 4 }

/**
 * One tab stop, arrows in two dimensions and type-ahead over items of which
 * only those near sight are drawn, and the one that has the focus.
 */
export function useWindowedGrid(
  items: readonly GridItem[],
  { hasMore, scope, startAt, onEndNear }: useWindowedGrid.Options,
) {
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef<Typed>({ text: '', at: 0 })
  const [view, setView] = useState(unmeasured)
  const [stopId, setStopId] = useState(startAt)
  const found = items.findIndex(({ id }) => id === stopId)
  const first = items.findIndex(({ isHeading }) => !isHeading)
  const stop = found < 0 ? Math.max(first, 0) : found
  const { columns } = view
  const isEndNear = (view.last + 1) * columns >= items.length

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const abort = new AbortController()
    const measure = () => {
      const next = measureGrid(element)
      setView((last) => (isSameView(last, next) ? last : next))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    sizes.observe(element.closest('[data-part="view-content"]') ?? element)
    document.addEventListener('scroll', measure, {
      capture: true,
      passive: true,
      signal: abort.signal,
    })
    measure()
    return () => {
      abort.abort()
      sizes.disconnect()
    }
  }, [])

  const shownScope = useRef(scope)
  useLayoutEffect(() => {
    if (shownScope.current === scope) return
    shownScope.current = scope
    setStopId(undefined)
    list.current?.closest('[data-part="view-content"]')?.scrollTo(0, 0)
  }, [scope])

  useEffect(() => {
    if (isEndNear) onEndNear()
  }, [isEndNear, onEndNear])

  const isBack = startAt !== undefined && found >= 0
  const returned = useRef(false)
  useEffect(() => {
    // What was chosen before, once it is here.
    if (!isBack || returned.current) return
    returned.current = true
    const target = list.current?.querySelector<HTMLElement>('[tabindex="0"]')
    target?.scrollIntoView({ block: 'nearest' })
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.matches('[tabindex="-1"]'))
      target?.focus({ preventScroll: true })
  }, [isBack])

  function go(to: number) {
    flushSync(() => setStopId(items[to]?.id))
    const target = list.current?.querySelector<HTMLElement>('[tabindex="0"]')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  }

  const toCome = hasMore ? 2 * columns - (items.length % columns) : 0
  const count = items.length + toCome
  const lines = Math.ceil(count / columns)
  const drawn = Array.from(
    { length: Math.min(view.last + 1, lines) - view.first },
    (_, step) => view.first + step,
  )
  const stopLine = Math.floor(stop / columns)
  if (lines > 0 && stopLine < view.first) drawn.unshift(stopLine)
  if (stopLine > view.last) drawn.push(stopLine)

  return {
    list,
    columns,
    idOf,
    stop,
    /** Places of the grid, those of items to come among them. */
    count,
    /** The places to draw. */
    cells: drawn.flatMap((line) =>
      Array.from(
        { length: columns },
        (_, step) => line * columns + step,
      ).filter((at) => at < count),
    ),
    move(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { key } = event
      const isText = key.length === 1 && key !== ' '
      if (isText) typed.current = typeOn(typed.current, event)
      const to = isText
        ? findTyped(
            items.map(({ name }) => (typeof name === 'string' ? name : name())),
            stop,
            typed.current.text,
          )
        : findCell(key, stop, {
            count: items.length,
            columns,
            page: view.page,
            isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
          })
      const reached = to === undefined ? to : passHeadings(items, stop, to)
      if (reached === undefined) return
      event.preventDefault()
      go(reached)
    },
    /** What is focused is the tab stop. */
    settle({ target }: FocusEvent<HTMLElement>) {
      const id = idOf(target)
      if (id !== undefined) setStopId(id)
    },
  }
}

/** The next stop in the direction of a step, else in the other one. */
function passHeadings(
  items: readonly GridItem[],
  from: number,
  to: number,
): number | undefined {
  const step = to < from ? -1 : 1
  for (const direction of [step, -step]) {
    let at = to
    while (items[at]?.isHeading) at += direction
    if (items[at]) return at
  }
  return undefined
}

/** The item that something is part of. */
function idOf(part: EventTarget): string | undefined {
  const cell =
    part instanceof Element && part.closest<HTMLElement>('[data-cell]')
  return cell ? cell.dataset.cell : undefined
}

export declare namespace useWindowedGrid {
  type Options = {
    /** There are items to come; their places are kept. */
    hasMore: boolean
    /** What is listed: something else starts at its first item. */
    scope: string
    /** The item to begin at. */
    startAt: string | undefined
    /** Told when the last items come into sight. */
    onEndNear: () => void
  }
}
