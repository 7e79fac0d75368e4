const pressable = 'a, button, summary, [role="button"]'

/**
 * Remembers what was pressed last on the page, by whatever means: a key that
 * presses a button clicks it, too.
 * @param signal ends it
 */
export function followPresses(
  page: Window & typeof globalThis,
  signal: AbortSignal,
): { readonly last: () => Element | undefined } {
  let pressed: WeakRef<Element> | undefined
  page.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof page.Element)) return
      if (target.closest('[data-kit-host]')) return
      const element = target.closest(pressable)
      pressed = element ? new WeakRef(element) : undefined
    },
    { capture: true, passive: true, signal },
  )
  return {
    last() {
      const element = pressed?.deref()
      return element?.isConnected ? element : undefined
    },
  }
}
