import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport } from './readPlaywrightReport.js'
import { readReports, reportFolder } from './readReports.js'
import { readVitestReport } from './readVitestReport.js'

const vitest = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'group one', status: 'passed' },
        {
          fullName: 'group two',
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  received 2'],
        },
        { fullName: 'group three', status: 'todo' },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
  ],
}

const playwright = {
  errors: [{ message: 'the stack did not start' }],
  suites: [
    {
      title: 'send.spec.ts',
      file: 'send.spec.ts',
      specs: [
        spec('one', 'expected', 'passed'),
        spec('two', 'unexpected', 'failed'),
      ],
      suites: [
        {
          title: 'group',
          file: 'send.spec.ts',
          specs: [
            spec('flaky', 'flaky', 'passed'),
            spec('marked as failing', 'expected', 'failed'),
            spec('later', 'skipped', 'skipped'),
            spec('cut off', 'skipped', 'interrupted'),
          ],
        },
      ],
    },
  ],
}

describe('a report of Vitest', () => {
  it('gives each test, and a broken file as a failure', () => {
    expect(statuses(readVitestReport(vitest))).toEqual([
      'group one: passed',
      'group two: failed',
      'group three: skipped',
      'the file itself: failed',
    ])
  })

  it('gives what a failure said, without colours and empty lines', () => {
    expect(readVitestReport(vitest).map(({ reason }) => reason)).toEqual([
      undefined,
      'expected 1\n  received 2',
      undefined,
      undefined,
    ])
  })
})

describe('a report of Playwright', () => {
  it('takes as passed only what passed at the first attempt', () => {
    expect(statuses(readPlaywrightReport(playwright))).toEqual([
      'one: passed',
      'two: failed',
      'group flaky: failed',
      'group marked as failing: failed',
      'group later: skipped',
      'group cut off: failed',
      'the stack did not start: failed',
    ])
  })

  it('gives what a failure said', () => {
    const [, two] = readPlaywrightReport(playwright)
    expect(two?.reason).toBe('two is off')
  })
})

describe('the folder of reports', () => {
  it('is read whole, and empty when there is none', () => {
    const root = mkdtempSync(join(tmpdir(), 'reports-'))
    expect(readReports(root)).toEqual([])
    mkdirSync(join(root, reportFolder), { recursive: true })
    const write = (name: string, report: object) =>
      writeFileSync(join(root, reportFolder, name), JSON.stringify(report))
    write('vitest-unit.json', vitest)
    write('playwright.json', playwright)
    expect(readReports(root)).toHaveLength(11)
    write('other.json', {})
    expect(() => readReports(root)).toThrow('neither')
    rmSync(root, { recursive: true })
  })
})

function spec(title: string, status: string, result: string) {
  const errors = result === 'failed' ? [{ message: `${title} is off` }] : []
  return { title, tests: [{ status, results: [{ status: result, errors }] }] }
}

function statuses(
  tests: readonly { title: string; status: string }[],
): readonly string[] {
  return tests.map(({ title, status }) => `${title}: ${status}`)
}
