import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { ReportedTest } from './ReportedTest.js'
import {
  isPlaywrightReport,
  readPlaywrightReport,
} from './readPlaywrightReport.js'
import { isVitestReport, readVitestReport } from './readVitestReport.js'

/** The folder into which every test run writes its JSON report. */
export const reportFolder = '.cache/reports'

/** The tests of all reports below `root`, of the latest run of each step. */
export function readReports(root: string): readonly ReportedTest[] {
  const folder = join(root, reportFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReport(join(folder, name)))
    .map((test) => ({
      ...test,
      file: relative(root, resolve(root, test.file)),
    }))
}

/** The reports among these that no run has written yet. */
export function findMissingReports(
  root: string,
  names: readonly (string | undefined)[],
): readonly string[] {
  return names.filter(
    (name): name is string =>
      name !== undefined && !existsSync(join(root, reportFolder, name)),
  )
}

/** The tests of one report of either tool. */
export function readReport(path: string): readonly ReportedTest[] {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof report !== 'object' || report === null)
    throw new Error(`${path} is not a report`)
  if (isVitestReport(report)) return readVitestReport(report)
  if (isPlaywrightReport(report)) return readPlaywrightReport(report)
  throw new Error(`${path} is a report of neither Vitest nor Playwright`)
}
