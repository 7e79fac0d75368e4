/** Gives the focus to what the view wants, else to its heading. */
export function focusView(root: Element): void {
  findFocus(root)?.focus({ preventScroll: true })
}

/** What a view wants to have the focus when it is shown. */
export function findFocus(root: Element): HTMLElement | null {
  return (
    root.querySelector<HTMLElement>('[data-autofocus]:not([inert] *)') ??
    root.querySelector<HTMLElement>('[data-part="heading"]')
  )
}
