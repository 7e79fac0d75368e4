import type { ReportedTest } from '../reports/ReportedTest.js'

/** How many tests, or checks, passed, failed and did not run. */
export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/**
 * Counts a task: by the tests of its report, or as one check without any. A
 * task that ended badly has a failure even when its report knows of none.
 */
export function countOutcome(
  isGood: boolean,
  tests: readonly ReportedTest[] | undefined,
): Outcome {
  if (!tests || tests.length === 0)
    return {
      passed: isGood && !tests ? 1 : 0,
      failed: isGood && !tests ? 0 : 1,
      skipped: 0,
    }
  const count = (status: ReportedTest['status']) =>
    tests.filter((test) => test.status === status).length
  const failed = count('failed')
  return {
    passed: count('passed'),
    failed: isGood ? failed : Math.max(failed, 1),
    skipped: count('skipped'),
  }
}

/** The sum of several outcomes. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  const sum = (name: keyof Outcome) =>
    outcomes.reduce((total, outcome) => total + outcome[name], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
  }
}

/** Which tests failed, as one would look for them, and what each said. */
export function listFailures(
  tests: readonly ReportedTest[] | undefined,
): readonly string[] {
  return (tests ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ file, title, reason }) => {
      const lines = reason?.split('\n') ?? []
      return [`${file}: ${title}`, ...lines].join('\n      ')
    })
}
