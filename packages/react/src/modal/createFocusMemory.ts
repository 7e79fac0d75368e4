const focusable =
  'a[href], button, input, select, textarea, [tabindex]:not([data-part="heading"])'

type Place = { readonly index: number; readonly name: string }

/** Remembers, per view, what had the focus when the view was left. */
export type FocusMemory = {
  /** Some browsers do not focus what is pressed. */
  touch(target: EventTarget): void
  keep(key: string, view: Element): void
  forget(key: string): void
  /**
   * Gives the focus back; false when that place is not there. If it comes
   * within four seconds, with what the view asks for, it gets the focus then,
   * unless the visitor has gone on from the heading.
   */
  restore(key: string, view: Element): boolean
  /** Waits for no place any more. */
  stop(): void
}

/** What of the kit's clock a focus memory needs. */
export type Clock = {
  after(delayMs: number, run: () => void, signal?: AbortSignal): void
}

const restoreLimitMs = 4_000

export function createFocusMemory(clock: Clock): FocusMemory {
  const places = new Map<string, Place>()
  let touched: HTMLElement | null = null
  let waiting = new AbortController()
  const stop = () => waiting.abort()
  return {
    touch(target) {
      touched =
        target instanceof Element
          ? target.closest<HTMLElement>(focusable)
          : null
    },
    stop,
    keep(key, view) {
      stop()
      const all = listIn(view)
      const candidates = [document.activeElement, touched]
      const index = candidates
        .map((element) => all.findIndex((one) => element?.isSameNode(one)))
        .find((found) => found >= 0)
      const element = index === undefined ? undefined : all[index]
      if (index !== undefined && element)
        places.set(key, { index, name: nameOf(element) })
      else places.delete(key)
      touched = null
    },
    forget: (key) => void places.delete(key),
    restore(key, view) {
      const place = places.get(key)
      if (!place) return false
      if (focusPlace(place, view)) return true
      stop()
      waiting = new AbortController()
      const { signal } = waiting
      const observer = new MutationObserver(() => {
        const isOver = !document.activeElement?.matches('[data-part="heading"]')
        if (isOver || focusPlace(place, view)) stop()
      })
      observer.observe(view, { childList: true, subtree: true })
      signal.addEventListener('abort', () => observer.disconnect())
      clock.after(restoreLimitMs, stop, signal)
      return false
    },
  }
}

function focusPlace({ index, name }: Place, view: Element): boolean {
  const all = listIn(view)
  const isIt = (one: HTMLElement | undefined) => one && nameOf(one) === name
  const element = isIt(all[index]) ? all[index] : all.find(isIt)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

function listIn(view: Element): readonly HTMLElement[] {
  return [...view.querySelectorAll<HTMLElement>(focusable)]
}

function nameOf(element: Element): string {
  return (
    element.getAttribute('aria-label') ??
    element.getAttribute('name') ??
    element.textContent ??
    ''
  )
}
