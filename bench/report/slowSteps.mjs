import { inMs } from './formats.mjs'
import { quantile } from './median.mjs'
import { table } from './table.mjs'

/** The steps whose presses take longest at CPU ÷ 4, of all journeys. */
export function slowSteps({ interactions }) {
  const steps = new Map()
  for (const { lasted, step } of interactions(4))
    if (step) steps.set(step, [...(steps.get(step) ?? []), lasted])
  const rows = [...steps]
    .map(([step, times]) => ({ step, times, late: quantile(times, 0.95) }))
    .sort((left, right) => right.late - left.late)
    .slice(0, 12)
    .map(({ late, step, times }) => [
      step,
      String(times.length),
      inMs(quantile(times, 0.5)),
      inMs(late),
    ])
  return table(['step', 'n, 16 ms or more', 'median', 'p95'], rows)
}
