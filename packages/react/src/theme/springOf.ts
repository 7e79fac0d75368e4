/**
 * How what moves by script is to move: as the tokens say it on its place, in
 * whatever unit they say it.
 */
export function springOf(
  element: HTMLElement,
  speed: 'instant' | 'base' | 'slow',
): { duration: number; easing: string } {
  const { style } = element
  style.transition = `none var(--kit-t-${speed}) var(--kit-spring)`
  const computed = getComputedStyle(element)
  const duration = 1000 * Number.parseFloat(computed.transitionDuration)
  const easing = computed.transitionTimingFunction
  style.transition = ''
  return { duration, easing }
}
