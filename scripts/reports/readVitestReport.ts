import type { ReportedTest } from './ReportedTest.js'
import { reasonOf } from './reasonOf.js'

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** Whether a parsed report has the shape of Vitest's. */
export function isVitestReport(report: object): report is VitestReport {
  return 'testResults' in report && Array.isArray(report.testResults)
}

/** All tests of a report; a file that broke before its tests counts as one. */
export function readVitestReport(
  report: VitestReport,
): readonly ReportedTest[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      file: name,
      title: test.fullName,
      status: statusOf(test.status),
      ...reasonOf(test.failureMessages),
    }))
    const hasFailure = tests.some((test) => test.status === 'failed')
    if (status !== 'failed' || hasFailure) return tests
    const broken = { file: name, title: 'the file itself' }
    return [...tests, { ...broken, status: 'failed' as const }]
  })
}

function statusOf(status: string): ReportedTest['status'] {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}
