import { prefersReducedMotion } from '../prefersReducedMotion.js'

const leaveMs = 90
const enterMs = 180
const reducedMs = 80
const distancePx = 12
const easeIn = 'cubic-bezier(0.16, 1, 0.3, 1)'

/**
 * Moves from one view to the next. The new view is usable from the start; of
 * the old one only a picture is left, which takes no input.
 * @param parameters.old the view that has just been taken out
 */
export function playViewChange(parameters: {
  view: HTMLElement
  old: HTMLElement
  direction: 'forward' | 'back' | 'none'
}): void {
  const { direction, old, view } = parameters
  const isReduced = prefersReducedMotion(view)
  silence(old)
  view.after(old)
  const remove = () => old.remove()
  old
    .animate({ opacity: [1, 0] }, isReduced ? reducedMs : leaveMs)
    .finished.then(remove, remove)

  const isMirrored = getComputedStyle(view).direction === 'rtl'
  const sign = (direction === 'back') === isMirrored ? 1 : -1
  const translate = isReduced || direction === 'none' ? 0 : sign * distancePx
  view.animate(
    { opacity: [0, 1], translate: [`${translate}px`, '0px'] },
    { duration: isReduced ? reducedMs : enterMs, easing: easeIn },
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
