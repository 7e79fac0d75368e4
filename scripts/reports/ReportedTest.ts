/** One test as a report of Vitest or Playwright tells it. */
export type ReportedTest = {
  /** Where it is, from the root of the repository. */
  readonly file: string
  /** Its own title, preceded by those of the groups around it. */
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** What a test that failed said. */
  readonly reason?: string
}
