import { watchPointer } from './watchPointer.js'

/** Judges whether a press of the button was meant. */
export interface PressGuard {
  stop(): void
}

const keyFocusMs = 500

/**
 * Lets only deliberate presses through: real input, a pointer that came to the
 * button by itself and was seen to, one click and not the second of two, a key
 * after the button had the focus for a while.
 * @param isArmed whether presses count at all now
 * @param onPointer called with whether the pointer is too new to press
 * @param onTooSoon called in place of `onPress` where a press does not count
 * though the button is armed, so that the visitor hears of it
 */
export function createPressGuard({
  after,
  button,
  isArmed,
  now,
  onPointer,
  onPress,
  onTooSoon,
}: createPressGuard.Parameters): PressGuard {
  const ending = new AbortController()
  const { signal } = ending
  const isPointerMeant = watchPointer({
    after,
    signal,
    page: button.ownerDocument,
    onChange: onPointer,
  })
  let focusedAtMs = Number.POSITIVE_INFINITY
  let isDown = false
  let isReleased = false

  button.addEventListener('focus', () => (focusedAtMs = now()), { signal })
  button.addEventListener(
    'blur',
    () => (focusedAtMs = Number.POSITIVE_INFINITY),
    { signal },
  )
  button.addEventListener(
    'pointerdown',
    (event) => {
      // What was not armed when the finger came down is not when it leaves.
      isDown = event.isTrusted && event.isPrimary && isArmed()
      isReleased = false
      // A finger comes out of nowhere.
      if (event.pointerType !== 'touch') isDown &&= isPointerMeant(event)
    },
    { signal },
  )
  button.addEventListener(
    'pointerup',
    (event) => {
      isReleased = isDown && event.isTrusted
    },
    { signal },
  )
  button.addEventListener(
    'click',
    (event) => {
      const byPointer = event.detail > 0
      const isMeant = byPointer
        ? isReleased && event.detail === 1
        : now() - focusedAtMs >= keyFocusMs
      isDown = false
      isReleased = false
      if (!event.isTrusted || !isArmed()) return
      if (isMeant) onPress()
      // The first of two has been judged already.
      else if (event.detail < 2) onTooSoon()
    },
    { signal },
  )
  button.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat) event.preventDefault()
    },
    { signal },
  )
  return { stop: () => ending.abort() }
}

export declare namespace createPressGuard {
  interface Parameters {
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly button: HTMLButtonElement
    readonly isArmed: () => boolean
    readonly now: () => number
    readonly onPointer: (isNew: boolean) => void
    readonly onPress: () => void
    readonly onTooSoon: () => void
  }
}
