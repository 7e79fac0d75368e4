import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Arming,
  armAfterMs,
  nextArming,
  type Sight,
} from './armingState.js'

const seen: Sight = { isSeen: true, hasFocus: true, isLargeEnough: true }
const start: Arming = { status: 'covered' }

/** What the state becomes over sights at their times. */
function follow(steps: readonly (readonly [atMs: number, sight: Sight])[]) {
  return steps.reduce<Arming>(
    (state, [atMs, sight]) => nextArming(state, sight, atMs, armAfterMs.value),
    start,
  )
}

describe('nextArming', () => {
  it('arms after 1.5 s without a break, and not one step before', () => {
    expect(follow([[0, seen]])).toEqual({ status: 'arming', sinceMs: 0 })
    expect(
      follow([
        [0, seen],
        [1_499, seen],
      ]).status,
    ).toBe('arming')
    expect(
      follow([
        [0, seen],
        [1_500, seen],
      ]).status,
    ).toBe('armed')
  })

  it.each([
    ['isSeen', 'covered'],
    ['hasFocus', 'unfocused'],
    ['isLargeEnough', 'tooSmall'],
  ] as const)('begins anew when %s is lost', (key, status) => {
    const lost = { ...seen, [key]: false }
    expect(
      follow([
        [0, seen],
        [1_500, seen],
        [1_600, lost],
      ]).status,
    ).toBe(status)
    expect(
      follow([
        [0, seen],
        [1_000, lost],
        [1_100, seen],
        [2_599, seen],
      ]).status,
    ).toBe('arming')
  })

  it('never arms a browser that cannot tell', () => {
    const state = nextArming({ status: 'unsupported' }, seen, 9_999, 0)
    expect(state.status).toBe('unsupported')
  })

  it('is armed only where all of the time before it was seen', () => {
    const sight = fc.record({
      isSeen: fc.boolean(),
      hasFocus: fc.boolean(),
      isLargeEnough: fc.boolean(),
    })
    const gap = fc.integer({ min: 0, max: 1_000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(gap, sight)), (given) => {
        let atMs = 0
        let seenSinceMs = Number.POSITIVE_INFINITY
        let state: Arming = start
        for (const [gapMs, current] of given) {
          atMs += gapMs
          const isWhole = Object.values(current).every(Boolean)
          if (!isWhole) seenSinceMs = Number.POSITIVE_INFINITY
          else seenSinceMs = Math.min(seenSinceMs, atMs)
          state = nextArming(state, current, atMs, armAfterMs.value)
          if (state.status === 'armed')
            expect(atMs - seenSinceMs).toBeGreaterThanOrEqual(armAfterMs.value)
        }
      }),
    )
  })
})
