import { loadavg } from 'node:os'
import {
  findPostgres,
  startPostgres,
} from '../../devstack/testing/postgresServer.js'
import { hasRedis, startRedis } from '../../devstack/testing/redisServer.js'
import type { LoadDevice } from './LoadDevice.js'
import { logIn, loginCalls } from './logIn.js'
import {
  type MeasuredService,
  type Servers,
  startMeasured,
} from './startMeasured.js'

/**
 * Measures the hosted wallet's service: one process on PGlite and, where they
 * are installed, on PostgreSQL, and two that share a Redis, too. It prints a
 * table for each. Whoever asks runs on the same processors.
 */
const loadMs = Number(process.env.HASP_LOAD_SECONDS ?? 20) * 1_000
const atOnce = 32

let visitors = 0

/** Does something over and over for a while. */
async function repeat(
  lanes: number,
  forMs: number,
  once: (lane: number) => Promise<unknown>,
): Promise<{ readonly perSecond: number; readonly failed: number }> {
  const startedAtMs = performance.now()
  let done = 0
  let failed = 0
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() - startedAtMs < forMs)
        await once(lane).then(
          () => {
            done += 1
          },
          () => {
            failed += 1
          },
        )
    }),
  )
  const seconds = (performance.now() - startedAtMs) / 1_000
  return { perSecond: done / seconds, failed }
}

async function measure(service: MeasuredService) {
  const times = new Map<string, number[]>()
  const devices: LoadDevice[] = []
  const logInOnce = async (lane: number) => {
    visitors += 1
    const email = `visitor${visitors}@load.example`
    devices[lane] = await logIn(service, email, (call, { tookMs }) => {
      times.set(call, [...(times.get(call) ?? []), tookMs])
    })
  }
  await repeat(atOnce, loadMs / 10, logInOnce)
  times.clear()
  const logins = await repeat(atOnce, loadMs, logInOnce)
  const calls = loginCalls.map((call) => ({ call, tookMs: times.get(call) }))
  const refreshTimes: number[] = []
  const refreshes = await repeat(atOnce, loadMs / 2, async (lane) => {
    const answer = await devices[lane]?.refresh()
    if (answer?.status !== 200) throw new Error('It was not refreshed.')
    refreshTimes.push(answer.tookMs)
  })
  const overload = await repeat(atOnce * 3, loadMs / 2, logInOnce)
  const residentBytes = await service.residentBytes()
  return {
    calls: [...calls, { call: 'refresh', tookMs: refreshTimes }],
    logins,
    overload,
    refreshes,
    residentBytes,
  }
}

const percentile = (all: readonly number[] = [], share: number) =>
  Math.round(
    [...all].sort((one, other) => one - other)[
      Math.floor(all.length * share)
    ] ?? 0,
  )

async function report(name: string, servers: Servers, count: number) {
  const service = await startMeasured(servers, count)
  const found = await measure(service)
  await service.stop()
  const line = (figure: string, value: string) =>
    console.log(`| ${figure} | ${value} |`)
  line(`${name}, processes: ${count}`, 'measured')
  line('---', '---')
  line('start to the first answer', `${Math.round(service.startMs)} ms`)
  for (const [what, { failed, perSecond }] of [
    ['logins', found.logins],
    ['token refreshes', found.refreshes],
    ['logins, three times as many at once', found.overload],
  ] as const)
    line(what, `${perSecond.toFixed(1)}/s, ${failed} failed`)
  for (const { call, tookMs } of found.calls)
    line(
      `${call}, p50 / p99`,
      `${percentile(tookMs, 0.5)} / ${percentile(tookMs, 0.99)} ms`,
    )
  line('memory after it', `${Math.round(found.residentBytes / 1e6)} MB`)
  console.log()
}

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`)
await report('PGlite', {}, 1)
if (findPostgres() && hasRedis()) {
  for (const count of [1, 2]) {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    try {
      const servers =
        count > 1
          ? { databaseUrl: postgres.url, redisUrl: redis.url }
          : { databaseUrl: postgres.url }
      await report('PostgreSQL', servers, count)
    } finally {
      await Promise.all([postgres.stop(), redis.stop()])
    }
  }
}
