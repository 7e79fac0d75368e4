import { springOf } from '../../theme/springOf.js'

/** What the picture that is left behind looked like, and where it was. */
export type Departure = {
  readonly picture: HTMLElement | SVGElement
  readonly box: DOMRect
}

const large = '[data-travels]:is([data-size="64"], [data-size="72"])'

/** Finds what goes on to the next view: what was pressed, or what it is about. */
export function findDeparture(
  view: Element,
  pressed: Element | null,
): Departure | undefined {
  const picture =
    pressed?.querySelector<HTMLElement>('[data-travels]') ??
    view.querySelector<HTMLElement>(large)
  return picture ? { picture, box: picture.getBoundingClientRect() } : undefined
}

/**
 * Lets the picture of a wallet go from where it was to where the next view has
 * it. What moves is a copy, which takes no input.
 */
export function playTravel({ picture, box }: Departure, view: Element): void {
  const { travels } = picture.dataset
  const target = [...view.querySelectorAll<HTMLElement>('[data-travels]')].find(
    (one) => one.dataset.travels === travels,
  )
  const place = view.parentElement
  if (!target || !place) return
  const copy = picture.cloneNode(true) as HTMLElement
  picture.style.visibility = 'hidden'
  copy.dataset.leaving = ''
  copy.dataset.size = target.dataset.size
  copy.style.inset = '0 auto auto 0'
  copy.style.zIndex = '1'
  place.append(copy)

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
