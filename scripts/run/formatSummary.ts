import { type Outcome, sumOutcomes } from './countOutcome.js'

/** One line of the summary. */
export type Row = Outcome & {
  readonly step: string
  readonly title: string
  readonly tookMs: number
  /** The tests of it that failed. */
  readonly failures: readonly string[]
}

/** The table at the end of a run; its last line is `N passed, N failed`. */
export function formatSummary(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ title }) => title.length))
  const total = sumOutcomes(rows)
  return [
    ...rows.map(({ step, title, passed, failed, skipped, tookMs }) =>
      [
        failed > 0 ? 'FAIL' : 'ok  ',
        step.padEnd(9),
        title.padEnd(width),
        `${(tookMs / 1000).toFixed(1)} s`.padStart(9),
        `${passed} passed`.padStart(12),
        ...(failed > 0 ? [`${failed} failed`] : []),
        ...(skipped > 0 ? [`${skipped} did not run`] : []),
      ].join('  '),
    ),
    ...rows.flatMap(({ failures }) => failures.map((name) => `FAIL  ${name}`)),
    '',
    `${total.passed} passed, ${total.failed} failed`,
  ].join('\n')
}
