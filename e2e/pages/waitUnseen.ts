/**
 * Lets the modal wait for its first view unseen, however long the machine takes
 * to draw it: the second that it has for that does not go by. Runs in the page,
 * from its start.
 */
export function waitUnseen(): void {
  const stop = () => {
    const dialog = document.querySelector('dialog[open]')
    for (const animation of dialog?.getAnimations() ?? [])
      if (
        animation instanceof CSSAnimation &&
        animation.animationName.includes('await') &&
        Number(animation.effect?.getComputedTiming().duration) >= 1_000
      )
        animation.pause()
  }
  // Told before anything is painted.
  new MutationObserver(stop).observe(document, {
    attributes: true,
    childList: true,
    subtree: true,
  })
}
