const focusable =
  'a[href], button, input, select, textarea, [tabindex]:not([data-part="heading"])'

type Place = { readonly index: number; readonly name: string }

/** Remembers, per view, what had the focus when the view was left. */
export type FocusMemory = {
  /** Some browsers do not focus what is pressed. */
  touch(target: EventTarget): void
  keep(key: string, view: Element): void
  forget(key: string): void
  /** Gives the focus back; false when that place is gone. */
  restore(key: string, view: Element): boolean
}

export function createFocusMemory(): FocusMemory {
  const places = new Map<string, Place>()
  let touched: HTMLElement | null = null
  return {
    touch(target) {
      touched =
        target instanceof Element
          ? target.closest<HTMLElement>(focusable)
          : null
    },
    keep(key, view) {
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
      const all = listIn(view)
      const there = all[place.index]
      const element =
        there && nameOf(there) === place.name
          ? there
          : all.find((one) => nameOf(one) === place.name)
      element?.focus({ preventScroll: true })
      element?.scrollIntoView({ block: 'nearest' })
      return element !== undefined
    },
  }
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
