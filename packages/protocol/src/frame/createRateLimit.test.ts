import { describe, expect, it } from 'vitest'
import { createTestClock } from '../testing/createTestClock.js'
import { createRateLimit } from './createRateLimit.js'

/** How many are allowed at once. */
function takeAll({ take }: ReturnType<typeof createRateLimit>): number {
  let taken = 0
  while (taken < 1_000 && take()) taken += 1
  return taken
}

describe('the rate', () => {
  it('T-FRM-07 is what a second allows, however long nothing happened', async () => {
    const clock = createTestClock()
    const rate = createRateLimit(clock, 50)
    await clock.advance(3_600_000)
    expect(takeAll(rate)).toBe(50)
    expect(rate.waitMs()).toBe(20)
    await clock.advance(19)
    expect(rate.take()).toBe(false)
    await clock.advance(1)
    expect(takeAll(rate)).toBe(1)
  })

  it('takes nothing away where the clock is set back', () => {
    let now = 1_000_000
    const rate = createRateLimit({ now: () => now, after: () => {} }, 50)
    now -= 500_000
    expect(takeAll(rate)).toBe(50)
    now += 1_000
    expect(takeAll(rate)).toBe(50)
  })
})
