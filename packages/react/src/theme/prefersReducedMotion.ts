/** Whether things should not move: by the kit's option, or the system's. */
export function prefersReducedMotion(element: Element): boolean {
  const chosen = element.closest<HTMLElement>('[data-kit-motion]')
  if (chosen) return chosen.dataset.kitMotion === 'reduced'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
