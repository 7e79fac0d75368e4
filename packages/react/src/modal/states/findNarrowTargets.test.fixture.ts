import { controlsOf, describe, isHit } from './controlsOf.test.fixture.js'

/** What a finger needs each way, in CSS px: WCAG 2.5.5. */
const fingerPx = 44
/** Points lie between the pixels that they stand for. */
const tolerancePx = 1

/**
 * Controls that a finger may miss. What counts is where a press would go: what
 * widens a control from outside does, what lies over it does not.
 */
export function findNarrowTargets(root: Element): readonly string[] {
  return controlsOf(root).flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center' })
    const [box] = control.getClientRects()
    if (!box) return []
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const reach = (alongX: number, alongY: number) => {
      let px = 0
      while (
        px < fingerPx &&
        isHit(control, x + alongX * (px + 0.5), y + alongY * (px + 0.5))
      )
        px += 1
      return px
    }
    const width = reach(-1, 0) + reach(1, 0)
    const height = reach(0, -1) + reach(0, 1)
    return Math.min(width, height) >= fingerPx - tolerancePx
      ? []
      : [`${width} × ${height}: ${describe(control)}`]
  })
}
