import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from '../../../theme/prefersReducedMotion.js'

const tapMs = 10

/**
 * Lets a phone be felt once, when something is first drawn.
 * @param place where it is drawn, which says whether things may move
 */
export function useTap(place: RefObject<Element | null>): void {
  useEffect(() => {
    if (!place.current || prefersReducedMotion(place.current)) return
    // Before the first press on the page, browsers refuse it and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tapMs)
  }, [place])
}
