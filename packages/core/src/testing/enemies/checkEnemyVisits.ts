type Report = {
  readonly breaches: readonly string[]
  readonly trace: readonly string[]
  readonly endedAt: number
}

const failuresLimit = 5

/**
 * Goes through visits of one kind, one after the other. `HASP_SEED` replays
 * one of them, `HASP_VISITS` sets how many there are; both together go through
 * that many from that seed on.
 * @param parameters.longFactor so many times more with `HASP_LONG`
 * @param parameters.visit begins later than the one before it ended
 * @returns what went wrong, with the seed and all that happened
 */
export async function checkEnemyVisits(parameters: {
  readonly count: number
  readonly longFactor: number
  readonly visit: (about: {
    readonly number: number
    readonly seed: number
    readonly startMs: number
  }) => Promise<Report>
}): Promise<readonly string[]> {
  const { count, longFactor, visit } = parameters
  const { HASP_LONG, HASP_SEED, HASP_VISITS } = process.env
  const usual = HASP_LONG ? count * longFactor : count
  const visits = Number(HASP_VISITS ?? (HASP_SEED ? 1 : usual))
  const failures: string[] = []
  let startMs = Date.now()
  let number = 0
  for (; number < visits && failures.length < failuresLimit; number += 1) {
    const seed = Number(HASP_SEED ?? 1) + number
    const report = await visit({ number, seed, startMs })
    startMs = Math.ceil(report.endedAt) + 60_000
    if (report.breaches.length > 0)
      failures.push([`HASP_SEED=${seed}`, ...report.trace].join('\n'))
  }
  if (number > count)
    process.stdout.write(`${number} visits, ${failures.length} of them bad\n`)
  return failures
}
