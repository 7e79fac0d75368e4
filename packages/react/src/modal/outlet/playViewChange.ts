import { prefersReducedMotion } from '../../theme/prefersReducedMotion.js'
import { springOf } from '../../theme/springOf.js'
import type { Travel } from './prepareTravel.js'

const reducedMs = 80
const distancePx = 12

/**
 * Moves from one view to the next. The new view is usable from the start; of
 * the old one only a picture is left, which takes no input.
 * @param parameters.old the view that has just been taken out
 * @param parameters.travel what lets a picture in it go on to the new one
 */
export function playViewChange(parameters: {
  view: HTMLElement
  old: HTMLElement
  travel: Travel | undefined
  direction: 'forward' | 'back' | 'none'
}): void {
  const { direction, old, travel, view } = parameters
  const isReduced = prefersReducedMotion(view)
  silence(old)
  view.after(old)
  if (direction !== 'none' && !isReduced) travel?.(view)
  const still = { duration: reducedMs }
  const remove = () => old.remove()
  old
    .animate({ opacity: [1, 0] }, isReduced ? still : springOf(old, 'instant'))
    .finished.then(remove, remove)

  const isMirrored = getComputedStyle(view).direction === 'rtl'
  const sign = (direction === 'back') === isMirrored ? 1 : -1
  const translate = isReduced || direction === 'none' ? 0 : sign * distancePx
  view.animate(
    { opacity: [0, 1], translate: [`${translate}px`, '0px'] },
    isReduced ? still : springOf(view, 'base'),
  )
}

/** What fades out is no part of the page any more. */
function silence(picture: HTMLElement): void {
  picture.dataset.leaving = ''
  picture.inert = true
  picture.setAttribute('aria-hidden', 'true')
  for (const element of picture.querySelectorAll('[id]'))
    element.removeAttribute('id')
}
