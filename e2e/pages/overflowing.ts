/**
 * What in the modal is wider than its place or outside the screen. Runs in
 * the page.
 */
export function overflowing(modal: Element): string[] {
  const page = document.scrollingElement
  const screen = { left: -0.5, right: innerWidth + 0.5 }
  const wide = [...modal.querySelectorAll('*'), modal].filter((element) => {
    const style = getComputedStyle(element)
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || style.visibility === 'hidden') return false
    const canScroll = ['auto', 'scroll'].includes(style.overflowX)
    return (
      left < screen.left ||
      right > screen.right ||
      (canScroll && element.scrollWidth > element.clientWidth + 1)
    )
  })
  const named = wide.map((element) => element.outerHTML.slice(0, 120))
  return page && page.scrollWidth > page.clientWidth
    ? [`the page is ${page.scrollWidth} wide`, ...named]
    : named
}
