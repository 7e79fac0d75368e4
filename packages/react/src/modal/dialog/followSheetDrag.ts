import { sheetQuery } from './sheetQuery.js'

/** Pulled down by this part of its height, the sheet closes. */
const closingShare = 0.35

/** Pulled faster than this, the sheet closes, in px/ms. */
const closingSpeed = 0.6

/** What is left of a pull upwards. */
const rubber = 0.12

/**
 * Lets the sheet of small screens be pulled down to close it: by its bar, by
 * its heading, and by its content where that cannot scroll up any further.
 * @param onClose closes it; false when that is refused
 * @param signal ends it
 */
export function followSheetDrag(
  sheet: HTMLElement,
  onClose: () => boolean,
  signal: AbortSignal,
): void {
  let pull: Pull | undefined
  let touch: Touch | undefined

  const begin = (event: PointerEvent) => {
    const handle = findHandle(event.target)
    if (!event.isPrimary || !matchMedia(sheetQuery).matches || !handle) return
    const { clientY: y, timeStamp: at } = event
    pull = { startY: y, y, at, speed: 0 }
    handle.setPointerCapture(event.pointerId)
    delete sheet.dataset.settling
  }
  const touchContent = (event: TouchEvent) => {
    touch = event.touches.length === 1 ? event.touches[0] : undefined
  }
  // The first movement decides: the browser scrolls, or the sheet is pulled.
  const pullContent = (event: TouchEvent) => {
    const [now] = event.touches
    if (!event.cancelable) return
    if (pull) return event.preventDefault()
    if (!touch || !now) return
    const [across, down] = [
      Math.abs(now.clientX - touch.clientX),
      now.clientY - touch.clientY,
    ]
    const { target } = touch
    touch = undefined
    const isPull = down > across && isAtTop(target, sheet)
    if (!isPull || !matchMedia(sheetQuery).matches) return
    event.preventDefault()
    const { clientY: y } = now
    pull = { startY: y, y, at: event.timeStamp, speed: 0 }
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
    const { speed } = pull
    pull = undefined
    if (event.type === 'pointerup' && (isFar || isFast)) {
      setExit(sheet, sheet.offsetHeight - distance, speed)
      if (onClose()) return
    }
    // Where closing is refused, it springs back.
    sheet.style.removeProperty('--kit-exit')
    sheet.dataset.settling = ''
    setDistance(sheet, 0)
  }
  sheet.addEventListener('pointerdown', begin, { signal })
  sheet.addEventListener('touchstart', touchContent, { passive: true, signal })
  sheet.addEventListener('touchmove', pullContent, { passive: false, signal })
  sheet.addEventListener('pointermove', move, { signal })
  sheet.addEventListener('pointerup', end, { signal })
  sheet.addEventListener('pointercancel', end, { signal })
}

const shortestExitMs = 60
const longestExitMs = 180

type Pull = {
  readonly startY: number
  readonly y: number
  readonly at: number
  readonly speed: number
}

/** Whether nothing up to the sheet could scroll down under the finger. */
function isAtTop(target: EventTarget | null, sheet: Element): boolean {
  if (!(target instanceof Element) || target.matches('input, textarea'))
    return false
  for (
    let each: Element | null = target;
    each && each !== sheet;
    each = each.parentElement
  )
    if (each.scrollTop > 0) return false
  return true
}

function findHandle(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-part="grab-bar"], [data-part="heading"]')
}

/** Goes on at the speed of the finger, and then faster. */
function setExit(sheet: HTMLElement, distance: number, speed: number): void {
  const durationMs = Math.min(
    Math.max(distance / Math.max(speed, 0.01), shortestExitMs),
    longestExitMs,
  )
  const slope = Math.min((Math.max(speed, 0) * durationMs) / distance, 1)
  sheet.style.setProperty(
    '--kit-exit',
    `${durationMs}ms cubic-bezier(0.4, ${0.4 * slope}, 1, 1)`,
  )
}

function setDistance(sheet: HTMLElement, distance: number): void {
  if (distance === 0) sheet.style.removeProperty('--kit-drag')
  else sheet.style.setProperty('--kit-drag', `${distance}px`)
}
