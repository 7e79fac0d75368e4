import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../ensureChromium.mjs'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { readReport, reportFolder } from '../reports/readReports.js'
import { chooseSteps } from './chooseSteps.js'
import { countOutcome, listFailures } from './countOutcome.js'
import { ensureServers } from './ensureServers.js'
import { formatSummary, type Row } from './formatSummary.js'
import { runProgram } from './runProgram.js'
import { steps, type Task } from './steps.js'

/** For what hangs: on a slow machine the journeys take most of an hour. */
const limitMs = 2 * 60 * 60_000
const longLimitMs = 4 * 60 * 60_000

/**
 * Runs the steps that the words name, one after the other, each to its end.
 * @returns the exit code: 0 when everything passed
 */
export async function runSteps(words: readonly string[]): Promise<number> {
  const choice = chooseSteps(steps, words)
  const isLong = choice.isLong || process.env.HASP_LONG === '1'
  const environment = {
    ...process.env,
    HASP_PORT_OFFSET: process.env.HASP_PORT_OFFSET ?? '500',
    ...(isLong && { HASP_LONG: '1' }),
  }
  // A Ctrl-C reaches the running program too; the rest is then not started.
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort())

  const rows: Row[] = []
  for (const { name, tasks } of choice.steps)
    for (const task of tasks) {
      if (stopped.signal.aborted) break
      console.log(`\n== ${name}: ${task.title}`)
      const startedAt = performance.now()
      const outcome = await runTask(task, environment, isLong)
      const tookMs = performance.now() - startedAt
      rows.push({ step: name, title: task.title, tookMs, ...outcome })
    }
  if (stopped.signal.aborted) return 130
  console.log(`\n== summary\n${formatSummary(rows)}`)
  return rows.some(({ failed }) => failed > 0) ? 1 : 0
}

async function runTask(
  task: Task,
  environment: NodeJS.ProcessEnv,
  isLong: boolean,
) {
  const report = task.report && join(repositoryRoot, reportFolder, task.report)
  if (report) {
    mkdirSync(join(repositoryRoot, reportFolder), { recursive: true })
    rmSync(report, { force: true })
  }
  if (task.needsBrowser && !hasBrowser())
    return { ...countOutcome(false, undefined), failures: [] }
  if (task.needsServers && !ensureServers()) {
    console.log(
      'PostgreSQL 15 and Redis are not installed (apt-get install postgresql redis-server): the services were tested on PGlite alone.',
    )
    return { ...withoutServers(environment), failures: [] }
  }
  const isGood = await runProgram(task.command, {
    environment: {
      ...environment,
      ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    },
    limitMs: isLong ? longLimitMs : limitMs,
  })
  const found = report && existsSync(report) ? readReport(report) : []
  const tests = report ? found : undefined
  return { ...countOutcome(isGood, tests), failures: listFailures(tests) }
}

/** Whoever has no rights on a machine may do without; a build machine not. */
function withoutServers({ CI }: NodeJS.ProcessEnv) {
  return CI === 'true'
    ? countOutcome(false, undefined)
    : { passed: 0, failed: 0, skipped: 1 }
}

function hasBrowser(): boolean {
  try {
    ensureChromium()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
