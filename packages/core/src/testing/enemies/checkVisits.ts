import type { Ground, Visit } from './Ground.js'
import { visitWithOneReview } from './visitWithOneReview.js'

const longFactor = 400

/**
 * Goes through visits of one way of sending, one after the other on one chain.
 * `HASP_SEED` replays one visit, and `HASP_VISITS` sets how many there are.
 * @returns what went wrong, with the seed and all that happened
 */
export async function checkVisitsWithOneReview(parameters: {
  readonly isPhone: boolean
  readonly count: number
  readonly createGround: (
    visit: Visit,
    number: number,
  ) => Ground | Promise<Ground>
}): Promise<readonly string[]> {
  const { count, createGround, isPhone } = parameters
  const { HASP_LONG, HASP_SEED, HASP_VISITS } = process.env
  const first = Number(HASP_SEED ?? 1)
  const visits = HASP_SEED
    ? 1
    : Number(HASP_VISITS ?? (HASP_LONG ? count * longFactor : count))
  const failures: string[] = []
  let startMs = Date.now()
  for (let number = 0; number < visits && failures.length < 5; number += 1) {
    const report = await visitWithOneReview({
      seed: first + number,
      startMs,
      isPhone,
      createGround: (visit) => createGround(visit, number),
    })
    startMs = report.endedAt + 60_000
    if (report.breaches.length > 0)
      failures.push([`seed ${report.seed}`, ...report.trace].join('\n'))
  }
  if (visits > count)
    process.stdout.write(`${visits} visits, ${failures.length} of them bad\n`)
  return failures
}
