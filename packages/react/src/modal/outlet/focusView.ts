/** Gives the focus to what the view wants, else to its heading. */
export function focusView(root: Element): void {
  findFocus(root)?.focus({ preventScroll: true })
  // In the page, a view may begin above what is in sight.
  if (!root.closest('dialog'))
    root
      .querySelector('[data-part="heading"]')
      ?.scrollIntoView?.({ block: 'nearest' })
}

/** What a view wants to have the focus when it is shown. */
export function findFocus(root: Element): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>('[data-autofocus]:not([inert] *)') ??
    root.querySelector<HTMLElement>('[data-part="heading"]')
  )
}
