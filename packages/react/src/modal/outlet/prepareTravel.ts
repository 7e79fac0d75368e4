import { springOf } from '../../theme/springOf.js'

/** Lets what was prepared go on to where the next view has it. */
export type Travel = (view: Element) => void

const large = '[data-travels]:is([data-size="64"], [data-size="72"])'

/**
 * Remembers the picture of a wallet that goes on to the next view: the one in
 * what was pressed, or the one that the view is about.
 * @param view about to be taken out
 */
export function prepareTravel(
  view: Element,
  pressed: Element | null,
): Travel | undefined {
  const picture =
    pressed?.querySelector<HTMLElement>('[data-travels]') ??
    view.querySelector<HTMLElement>(large)
  if (!picture) return undefined
  const box = picture.getBoundingClientRect()
  return (next) => travel(picture, box, next)
}

/** What moves is a copy, which takes no input. */
function travel(picture: HTMLElement, box: DOMRect, view: Element): void {
  const { travels } = picture.dataset
  const target = [...view.querySelectorAll<HTMLElement>('[data-travels]')].find(
    (one) => one.dataset.travels === travels,
  )
  if (!target) return
  const copy = picture.cloneNode(true) as HTMLElement
  picture.style.visibility = 'hidden'
  copy.dataset.leaving = ''
  copy.dataset.size = target.dataset.size
  copy.style.inset = '0 auto auto 0'
  copy.style.zIndex = '1'
  view.parentElement?.append(copy)

  const end = target.getBoundingClientRect()
  const { x, y } = copy.getBoundingClientRect()
  const { duration, easing } = springOf(copy, 'slow')
  copy.animate(
    {
      transformOrigin: ['0 0', '0 0'],
      translate: [
        `${box.x - x}px ${box.y - y}px`,
        `${end.x - x}px ${end.y - y}px`,
      ],
      scale: [box.width / end.width, 1],
    },
    { duration, easing, fill: 'forwards' },
  )
  // Nearly there, it fades over the view's own, which is shown a little sooner.
  target.animate({ opacity: [0, 0] }, duration / 2)
  const fadesAfter = duration * 0.7
  const remove = () => copy.remove()
  copy
    .animate(
      { opacity: [1, 0] },
      { duration: duration - fadesAfter, delay: fadesAfter },
    )
    .finished.then(remove, remove)
}
