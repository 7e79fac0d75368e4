import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from '../../theme/prefersReducedMotion.js'
import { springOf } from '../../theme/springOf.js'

/** How long the opening lasts; until then, sizes are taken at once. */
const openingMs = 160

/** Lets a box follow the height of its one child softly. */
export function useHeightMorph(
  box: RefObject<HTMLElement | null>,
  clock: { now(): number },
): void {
  useEffect(() => {
    const clip = box.current
    const content = clip?.firstElementChild
    if (!clip || !content) return
    let startedAt = clock.now()
    let height: number | undefined
    let morph: Animation | undefined
    const observer = new ResizeObserver(([entry]) => {
      // Until the first view is there, the dialog has not opened yet.
      const isUnseen = !clip.closest('[data-entered]')
      if (isUnseen && clip.querySelector('[data-awaited]'))
        startedAt = clock.now()
      const next = entry?.borderBoxSize[0]?.blockSize
      if (next === undefined || next === height) return
      const from =
        morph?.playState === 'running'
          ? clip.getBoundingClientRect().height
          : height
      height = next
      morph?.cancel()
      const isOpening = clock.now() - startedAt < openingMs
      if (from === undefined || isOpening || prefersReducedMotion(clip)) return
      morph = clip.animate(
        { blockSize: [`${from}px`, `${next}px`] },
        springOf(clip, 'base'),
      )
    })
    observer.observe(content)
    return () => {
      observer.disconnect()
      morph?.cancel()
    }
  }, [box, clock])
}
