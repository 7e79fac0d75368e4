import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  hasRedis,
  startRedis,
} from '../../../../devstack/testing/redisServer.js'
import type { StoppableServer } from '../../../../devstack/testing/startServer.js'
import { systemClock } from '../clock.js'
import { openSpareRedis, type SpareCache } from './openSpareRedis.js'

const stalledMs = 600
const servers = hasRedis() ? ['Redis'] : []

let redis: StoppableServer
let spare: SpareCache
const events: unknown[] = []
beforeAll(async () => {
  if (!hasRedis()) return
  redis = await startRedis()
  spare = await openSpareRedis(redis.url, 'spare:', {
    clock: systemClock,
    log: ({ event }) => void events.push(event),
  })
  // On a busy machine it may be late at first.
  await vi.waitUntil(() => spare.attempt((cache) => cache.isReady()), {
    timeout: 10_000,
  })
  events.length = 0
}, 60_000)
afterAll(async () => {
  await spare?.close()
  await redis?.stop()
})

/** As where everything at once has to be worked out. */
function holdUp(): void {
  const until = performance.now() + stalledMs
  while (performance.now() < until);
}

it.each(servers)(
  '%s that answered while the process was held up was not late',
  async () => {
    const asked = spare.attempt((cache) => cache.isReady())
    holdUp()
    expect(await asked).toEqual({ answer: true })
    expect(spare.isUp()).toBe(true)
    expect(events).toEqual([])
  },
)

it.each(servers)('%s that hangs is done without', async () => {
  const never = () => new Promise<never>(() => undefined)
  expect(await spare.attempt(never)).toBe(undefined)
  expect(spare.isUp()).toBe(false)
  // It is left alone for a while.
  expect(await spare.attempt((cache) => cache.isReady())).toBe(undefined)
  expect(events).toEqual(['redis failed'])
})
