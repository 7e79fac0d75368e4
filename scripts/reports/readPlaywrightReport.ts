import type { ReportedTest } from './ReportedTest.js'
import { reasonOf } from './reasonOf.js'

/** A file or group of Playwright's JSON report. */
export type PlaywrightSuite = {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly status: string
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

/** Whether a parsed report has the shape of Playwright's. */
export function isPlaywrightReport(report: object): report is PlaywrightReport {
  return 'suites' in report && Array.isArray(report.suites)
}

/** All tests of a report; an error outside every test counts as one. */
export function readPlaywrightReport(
  report: PlaywrightReport,
): readonly ReportedTest[] {
  const outside = report.errors.map(({ message }) => ({
    file: 'playwright',
    title: message ?? 'an error outside every test',
    status: 'failed' as const,
  }))
  // The outermost suite is the file, whose title is its path.
  const inside = report.suites.flatMap((file) => readSuite(file, []))
  return [...inside, ...outside]
}

function readSuite(
  suite: PlaywrightSuite,
  titles: readonly string[],
): readonly ReportedTest[] {
  const specs = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      file: suite.file,
      title: [...titles, spec.title].join(' '),
      status: statusOf(test.status, test.results.at(-1)?.status),
      ...reasonOf(test.results.at(-1)?.errors?.map(({ message }) => message)),
    })),
  )
  const groups = suite.suites ?? []
  const inner = groups.flatMap((group) =>
    readSuite(group, [...titles, group.title]),
  )
  return [...specs, ...inner]
}

/**
 * Only a test that ran and passed at its first attempt has passed. One that was
 * cut off says of itself that it was skipped.
 */
function statusOf(
  status: string,
  result: string | undefined,
): ReportedTest['status'] {
  if (result === 'interrupted') return 'failed'
  if (status === 'skipped') return 'skipped'
  return status === 'expected' && result === 'passed' ? 'passed' : 'failed'
}
