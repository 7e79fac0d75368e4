import {
  type Arming,
  nextArming,
  type Sight,
  smallestHeight,
  smallestWidth,
} from './armingState.js'

/** What version 2 of the observer adds, which Chromium alone has. */
type VisibilityEntry = IntersectionObserverEntry & {
  readonly isVisible?: boolean
}
type VisibilityOptions = IntersectionObserverInit & {
  readonly trackVisibility: boolean
  readonly delay: number
}

const everythingVisible: VisibilityOptions = {
  threshold: 1,
  trackVisibility: true,
  delay: 100,
}

/** Follows how a request is seen. */
export interface SightWatch {
  /** What was seen is another now. */
  restart(): void
  stop(): void
}

/**
 * Follows whether a request is really seen, and for how long without a break.
 * It begins as not seen.
 * @param onChange called with every new state
 */
export function watchSight({
  after,
  elements,
  isFramed,
  neededMs,
  now,
  onChange,
  window,
}: watchSight.Parameters): SightWatch {
  const ending = new AbortController()
  const { signal } = ending
  const { document } = window
  const seen = new Map<Element, boolean>()
  let current: Arming =
    isFramed && !isSupported(window)
      ? { status: 'unsupported' }
      : { status: 'covered' }
  let cancelTimer: (() => void) | undefined

  const sight = (): Sight => ({
    // Over a window of its own no page draws.
    isSeen:
      !isFramed || elements.every((element) => seen.get(element) === true),
    hasFocus: document.hasFocus() && document.visibilityState === 'visible',
    isLargeEnough:
      window.innerWidth >= smallestWidth &&
      window.innerHeight >= smallestHeight,
  })
  const update = () => {
    const next = nextArming(current, sight(), now(), neededMs)
    if (next === current) return
    current = next
    cancelTimer?.()
    if (next.status === 'arming') cancelTimer = after(neededMs, update)
    onChange(next)
  }
  /** Whatever moves under the pointer begins anew. */
  const restart = () => {
    if (current.status === 'armed' || current.status === 'arming')
      current = { status: 'unfocused' }
    update()
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { intersectionRatio, isVisible, target } of entries.map(
      (entry): VisibilityEntry => entry,
    ))
      seen.set(target, isVisible === true && intersectionRatio === 1)
    update()
  }, everythingVisible)
  for (const element of elements) observer.observe(element)
  for (const name of ['resize', 'blur', 'focus'])
    window.addEventListener(name, restart, { signal })
  for (const name of ['scroll', 'visibilitychange'])
    document.addEventListener(name, restart, { signal, capture: true })
  window.visualViewport?.addEventListener('resize', restart, { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelTimer?.()
  })
  onChange(current)
  update()
  return { restart, stop: () => ending.abort() }
}

export declare namespace watchSight {
  interface Parameters {
    /** The card and its button. */
    readonly elements: readonly Element[]
    /** Whether another page is around it. */
    readonly isFramed: boolean
    readonly neededMs: number
    readonly window: Window & typeof globalThis
    readonly now: () => number
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly onChange: (arming: Arming) => void
  }
}

function isSupported({
  IntersectionObserverEntry: Entry,
}: Window & typeof globalThis): boolean {
  return 'isVisible' in Entry.prototype
}
