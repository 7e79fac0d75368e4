import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDevice } from '../testing/createTestDevice.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const isLong = process.env.HASP_LONG === '1'
const samples = isLong ? 2_000 : 20
const mailboxes = isLong ? 20 : 2
/** A timer may be a moment early. */
const floorMs = 250 - 2
const atOnce = 10
/** Two samples of one distribution differ by chance in one run of 20. */
const mostRuns = 2

let service: TestService
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
})
afterAll(async () => await service.stop())

const known = (index: number) => `ada${index % mailboxes}@example.test`
const unknown = (index: number) => `eve${index % mailboxes}@example.test`

async function sample() {
  const device = await createTestDevice(service)
  const times = { known: [] as number[], unknown: [] as number[] }
  const queue = Array.from({ length: 2 * samples }, (_, index) => index)
  const lane = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const isKnown = next % 2 === 0
      const at = Math.floor(next / 2)
      const startedAt = performance.now()
      await device.start(isKnown ? known(at) : unknown(at))
      const list = isKnown ? times.known : times.unknown
      list.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return times
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** @see Press and others, Numerical Recipes, section 14.3 */
function kolmogorovSmirnov(
  first: readonly number[],
  second: readonly number[],
): number {
  const all = [
    ...first.map((value) => ({ value, step: 1 / first.length })),
    ...second.map((value) => ({ value, step: -1 / second.length })),
  ].toSorted((a, b) => a.value - b.value)
  let distance = 0
  let furthest = 0
  for (const { step } of all) {
    distance += step
    furthest = Math.max(furthest, Math.abs(distance))
  }
  const size = Math.sqrt(
    (first.length * second.length) / (first.length + second.length),
  )
  const lambda = (size + 0.12 + 0.11 / size) * furthest
  let chance = 0
  for (let term = 1; term <= 100; term += 1)
    chance += 2 * (-1) ** (term - 1) * Math.exp(-2 * term ** 2 * lambda ** 2)
  return Math.min(1, chance)
}

describe('how long an answer takes', () => {
  it('T-SVC-05: tells nothing of whether there is a wallet for an address', async () => {
    for (let index = 0; index < mailboxes; index += 1)
      await (await createTestDevice(service)).signIn(known(index))
    let isAlike = false
    for (let run = 0; run < mostRuns && !isAlike; run += 1) {
      const times = await sample()
      for (const list of [times.known, times.unknown])
        expect(Math.min(...list)).toBeGreaterThanOrEqual(floorMs)
      isAlike = !isLong || areAlike(times.known, times.unknown)
    }
    expect(isAlike).toBe(true)
  })
})

/** Only many samples can tell. */
function areAlike(first: readonly number[], second: readonly number[]) {
  expect(Math.abs(mean(first) - mean(second))).toBeLessThan(2)
  return kolmogorovSmirnov(first, second) > 0.05
}
