/** Gives the focus to what the view wants, else to its heading. */
export function focusView(root: Element): void {
  const target =
    root.querySelector<HTMLElement>('[data-autofocus]') ??
    root.querySelector<HTMLElement>('[data-part="heading"]')
  target?.focus({ preventScroll: true })
}
