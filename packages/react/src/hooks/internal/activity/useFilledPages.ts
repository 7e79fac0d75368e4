import { useEffect, useRef } from 'react'
import { useLatest } from '../react/useLatest.js'

/** So many pages in a row may show nothing; then the visitor asks for more. */
const mostEmptyPages = 10

/** Reads on where a page has nothing to show, so that nobody faces an end. */
export function useFilledPages(about: {
  /** What is listed: another list counts anew. */
  readonly scope: string
  /** How many further pages were read; undefined before the first. */
  readonly pages: number | undefined
  /** How many entries there are to see. */
  readonly shown: number
  readonly canLoad: boolean
  readonly load: () => void
}): void {
  const { canLoad, pages, scope, shown } = about
  const latest = useLatest(about.load)
  const seen = useRef({ scope, pages: -1, shown: 0, empty: 0 })
  useEffect(() => {
    if (pages === undefined || !canLoad) return
    if (seen.current.scope !== scope)
      seen.current = { scope, pages: -1, shown: 0, empty: 0 }
    const before = seen.current
    if (pages <= before.pages) return
    const isEmpty = shown <= before.shown
    const empty = isEmpty ? before.empty + 1 : 0
    seen.current = { scope, pages, shown, empty }
    if (isEmpty && empty <= mostEmptyPages) latest.current()
  }, [scope, pages, shown, canLoad])
}
