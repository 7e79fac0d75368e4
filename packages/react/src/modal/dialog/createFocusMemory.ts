const focusable =
  'a[href], button, input, select, textarea, [tabindex]:not([data-part="heading"])'

type FocusPosition = { readonly index: number; readonly name: string }

/** Remembers, per view, what had the focus when the view was left. */
export type FocusMemory = {
  /** Notes what was pressed: some browsers do not focus it. */
  touch(target: EventTarget): void
  keep(key: string, view: Element): void
  forget(key: string): void
  /**
   * Gives the focus back; false when that element is not there. If it appears
   * within four seconds it is focused then, unless the visitor has moved on
   * from the heading.
   */
  restore(key: string, view: Element): boolean
  /** Stops waiting for an element to appear. */
  stop(): void
}

/** The part of the kit's clock that a focus memory needs. */
export type Clock = {
  after(delayMs: number, run: () => void, signal?: AbortSignal): void
}

const restoreLimitMs = 4_000

export function createFocusMemory(clock: Clock): FocusMemory {
  const positions = new Map<string, FocusPosition>()
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
        positions.set(key, { index, name: nameOf(element) })
      else positions.delete(key)
      touched = null
    },
    forget: (key) => void positions.delete(key),
    restore(key, view) {
      const position = positions.get(key)
      if (!position) return false
      if (focusAt(position, view)) return true
      stop()
      waiting = new AbortController()
      const { signal } = waiting
      const observer = new MutationObserver(() => {
        const isOver = !document.activeElement?.matches('[data-part="heading"]')
        if (isOver || focusAt(position, view)) stop()
      })
      observer.observe(view, { childList: true, subtree: true })
      signal.addEventListener('abort', () => observer.disconnect())
      clock.after(restoreLimitMs, stop, signal)
      return false
    },
  }
}

function focusAt({ index, name }: FocusPosition, view: Element): boolean {
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
    // The title of a row: what else it says may have changed since.
    element.querySelector('bdi')?.textContent ??
    element.textContent ??
    ''
  )
}
