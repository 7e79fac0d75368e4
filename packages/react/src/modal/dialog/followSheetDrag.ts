import { sheetQuery } from './sheetQuery.js'

/** Pulled down by this part of its height, the sheet closes. */
const closingShare = 0.35

/** Pulled faster than this, the sheet closes, in px/ms. */
const closingSpeed = 0.6

/** What is left of a pull upwards. */
const rubber = 0.12

/**
 * Lets the sheet of small screens be pulled down to close it.
 * @param signal ends it
 */
export function followSheetDrag(
  sheet: HTMLElement,
  onClose: () => void,
  signal: AbortSignal,
): void {
  let pull: Pull | undefined

  const begin = (event: PointerEvent) => {
    const handle = findHandle(event.target)
    if (!event.isPrimary || !matchMedia(sheetQuery).matches || !handle) return
    const { clientY: y, timeStamp: at } = event
    pull = { startY: y, y, at, speed: 0 }
    handle.setPointerCapture(event.pointerId)
    delete sheet.dataset.settling
  }
  const move = (event: PointerEvent) => {
    if (!pull) return
    const elapsedMs = Math.max(event.timeStamp - pull.at, 1)
    const speed = (event.clientY - pull.y) / elapsedMs
    pull = { ...pull, y: event.clientY, at: event.timeStamp, speed }
    const distance = pull.y - pull.startY
    setDistance(sheet, distance < 0 ? distance * rubber : distance)
  }
  const end = (event: PointerEvent) => {
    if (!pull) return
    const distance = pull.y - pull.startY
    const isFar = distance > sheet.offsetHeight * closingShare
    const isFast = pull.speed > closingSpeed && distance > 0
    pull = undefined
    if (event.type === 'pointerup' && (isFar || isFast)) onClose()
    // Where closing is refused, it springs back.
    sheet.dataset.settling = ''
    setDistance(sheet, 0)
  }
  sheet.addEventListener('pointerdown', begin, { signal })
  sheet.addEventListener('pointermove', move, { signal })
  sheet.addEventListener('pointerup', end, { signal })
  sheet.addEventListener('pointercancel', end, { signal })
}

type Pull = {
  readonly startY: number
  readonly y: number
  readonly at: number
  readonly speed: number
}

function findHandle(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-part="grab-bar"], [data-part="heading"]')
}

function setDistance(sheet: HTMLElement, distance: number): void {
  if (distance === 0) sheet.style.removeProperty('--kit-drag')
  else sheet.style.setProperty('--kit-drag', `${distance}px`)
}
