/** Whether the next Escape belongs to an open popover and not to the modal. */
export function isPopoverOpen(root: ParentNode = document): boolean {
  return root.querySelector('[data-kit-popover][data-open]') !== null
}
