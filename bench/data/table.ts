import { type Answered, percentile } from './askSteadily.js'

export const line = (...cells: readonly string[]) =>
  console.log(`| ${cells.join(' | ')} |`)

/** Begins a table: what is measured, what it came to, what is asked for. */
export function head(title: string): void {
  console.log('')
  line(title, 'measured', 'asked for')
  line('---', '---', '---')
}

export const rounded = (value: number, digits = 0) => value.toFixed(digits)

export const describe = ({
  causes,
  failed,
  mixed,
  perSecond,
  refused,
  tookMs,
}: Answered) =>
  `${rounded(perSecond)}/s; p50 ${rounded(percentile(tookMs, 0.5))}, p99 ${rounded(percentile(tookMs, 0.99))} ms; ${refused} refused, ${failed} failed${listed(causes)}, ${mixed} mixed`

function listed(causes: Answered['causes']): string {
  const words = [...causes].map(([cause, count]) => `${count} ${cause}`)
  return words.length > 0 ? ` (${words.join(', ')})` : ''
}
