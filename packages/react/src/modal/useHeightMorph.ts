import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from './prefersReducedMotion.js'

const morphMs = 200

/** So long after the opening, sizes are taken at once: it has to be over. */
const openingMs = 160

/** Lets a box follow the height of its one child softly. */
export function useHeightMorph(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const clip = box.current
    const content = clip?.firstElementChild
    if (!clip || !content) return
    let startedAt = now()
    let height: number | undefined
    let morph: Animation | undefined
    const observer = new ResizeObserver(([entry]) => {
      // Until the first view is there, the dialog has not opened yet.
      if (clip.querySelector('[data-awaited]')) startedAt = now()
      const next = entry?.borderBoxSize[0]?.blockSize
      if (next === undefined || next === height) return
      const from =
        morph?.playState === 'running'
          ? clip.getBoundingClientRect().height
          : height
      height = next
      morph?.cancel()
      const isOpening = now() - startedAt < openingMs
      if (from === undefined || isOpening || prefersReducedMotion(clip)) return
      morph = clip.animate(
        { blockSize: [`${from}px`, `${next}px`] },
        { duration: morphMs, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      )
    })
    observer.observe(content)
    return () => {
      observer.disconnect()
      morph?.cancel()
    }
  }, [box])
}

function now(): number {
  return Number(document.timeline.currentTime ?? 0)
}
