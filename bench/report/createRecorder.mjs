import { readResults, writeResults } from './resultsFile.mjs'

/**
 * Keeps what is measured and writes it down after every step. A step that
 * fails is noted under its app and does not stop the others.
 */
export async function createRecorder(folder) {
  const results = await readResults(folder)
  const run = new Date().toISOString()
  results.meta = { ...results.meta, date: run, node: process.version }

  function resultOf({ name, title, note, role }) {
    results.apps[name] ??= { failures: [] }
    return Object.assign(results.apps[name], { title, note, role })
  }

  function mark(phase, app) {
    const result = resultOf(app)
    const isOther = (failure) => !failure.startsWith(`${phase}:`)
    result.failures = result.failures.filter(isOther)
    result.measuredAt = { ...result.measuredAt, [phase]: run }
    return result
  }

  async function attempt(phase, app, measure) {
    const startedAt = performance.now()
    try {
      const value = await measure()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.error(`${phase} ${app.name}: ${seconds} s`)
      return { isDone: true, value }
    } catch (error) {
      const reason = String(error.message).split('\n').slice(0, 3).join(' ')
      console.error(`${phase} ${app.name}: failed, ${reason}`)
      resultOf(app).failures.push(`${phase}: ${reason}`)
      return { isDone: false }
    }
  }

  return {
    results,
    async describeMachine(chromium) {
      results.meta = { ...results.meta, chromium }
      await writeResults(folder, results)
    },
    /** A step that gives one value. */
    async once(phase, app, measure) {
      const result = mark(phase, app)
      result[phase] = undefined
      const { value } = await attempt(phase, app, measure)
      result[phase] = value
      await writeResults(folder, results)
    },
    /** Forgets the runs of an earlier time. */
    start(phase, app, throttles) {
      const empty = throttles.map((throttle) => [throttle, []])
      mark(phase, app)[phase] = Object.fromEntries(empty)
    },
    /** One run of a timed phase; answers whether it succeeded. */
    async add(phase, app, { throttle }, measure) {
      const { isDone, value } = await attempt(phase, app, measure)
      if (isDone) results.apps[app.name][phase][throttle].push(value)
      await writeResults(folder, results)
      return isDone
    },
  }
}
