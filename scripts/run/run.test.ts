import { describe, expect, it } from 'vitest'
import { chooseSteps } from './chooseSteps.js'
import { countOutcome, listFailures } from './countOutcome.js'
import { formatSummary } from './formatSummary.js'
import { runProgram } from './runProgram.js'
import { steps } from './steps.js'

const test = { file: 'a.test.ts', title: 'works' }
const passed = { ...test, status: 'passed' } as const
const failed = {
  ...test,
  status: 'failed',
  reason: 'expected 1\nreceived 2',
} as const
const skipped = { ...test, status: 'skipped' } as const

describe('the words behind npm test', () => {
  it('select steps in their own order', () => {
    const choice = chooseSteps(steps, ['browser', 'unit', '--long'])
    expect(choice.steps.map(({ name }) => name)).toEqual(['unit', 'browser'])
    expect(choice.isLong).toBe(true)
  })

  it('are all steps when there are none, but those of a long run', () => {
    const short = steps.filter(
      ({ name }) => !['frameworks', 'mutations'].includes(name),
    )
    expect(chooseSteps(steps, [])).toEqual({ steps: short, isLong: false })
    expect(chooseSteps(steps, ['--long'])).toEqual({ steps, isLong: true })
    expect(chooseSteps(steps, ['frameworks']).steps).toHaveLength(1)
  })

  it('are refused when they name nothing', () => {
    expect(() => chooseSteps(steps, ['units'])).toThrow('no step units')
  })
})

describe('a task', () => {
  it('without a report counts as one', () => {
    expect(countOutcome(true, undefined)).toMatchObject({ passed: 1 })
    expect(countOutcome(false, undefined)).toMatchObject({ failed: 1 })
  })

  it('with a report counts as its tests', () => {
    expect(countOutcome(false, [passed, passed, failed, skipped])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
    })
  })

  it.each([
    ['ended badly though every test passed', false, [passed]],
    ['wrote no test into its report', true, []],
  ])('that %s has failed', (_, isGood, tests) => {
    expect(countOutcome(isGood, tests).failed).toBe(1)
  })
})

describe('the summary', () => {
  it('ends with what failed and the two numbers', () => {
    const row = {
      step: 'unit',
      title: 'unit tests',
      tookMs: 1_250,
      failures: listFailures([passed, failed]),
    }
    const summary = formatSummary([
      { ...row, passed: 3, failed: 0, skipped: 0 },
      { ...row, passed: 4, failed: 2, skipped: 1 },
    ])
    expect(summary.split('\n').at(-1)).toBe('7 passed, 2 failed')
    expect(summary).toContain(
      'FAIL  a.test.ts: works\n      expected 1\n      received 2\n',
    )
    expect(summary).toContain('1 did not run')
  })
})

describe('a program', () => {
  const environment = process.env

  it('is good when it ends well', async () => {
    const limitMs = 30_000
    const run = (...command: [string, ...string[]]) =>
      runProgram(command, { environment, limitMs })
    expect(await run('tsx', '--eval', 'process.exit(0)')).toBe(true)
    expect(await run('tsx', '--eval', 'process.exit(3)')).toBe(false)
    expect(await run('no-such-program')).toBe(false)
  })

  it('is ended when it takes too long', async () => {
    const forever = 'setInterval(() => {}, 1000)'
    const options = { environment, limitMs: 500 }
    expect(await runProgram(['tsx', '--eval', forever], options)).toBe(false)
  })
})
