import fc from 'fast-check'
import { expect, it } from 'vitest'
import { median, quantile } from './median.mjs'

it.each([
  [[], null],
  [[undefined, null], null],
  [[7], 7],
  [[30, 10, 20], 20],
  [[4, 1, 3, 2], 2.5],
  [[10, undefined, 20, null], 15],
  [[0, 0, 9], 0],
])('the median of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('the values stay in their order', () => {
  const values = [3, 1, 2]
  median(values)
  quantile(values, 0.5)
  expect(values).toEqual([3, 1, 2])
})

it.each([
  [[], 0.9, null],
  [[5], 0.95, 5],
  [[undefined, 5, 1], 0, 1],
  [[1, 2, 3, 4], 1, 4],
])('of %j the quantile %d is %j', (values, share, value) => {
  expect(quantile(values, share)).toBe(value)
})

it('one frame in a hundred may be long at a quantile of 95 %', () => {
  const frames = [...Array(99).fill(16.7), 400]
  expect(quantile(frames, 0.95)).toBe(16.7)
  expect(quantile(frames, 0.99)).toBe(400)
})

it('at least the share of all values is not above the quantile', () => {
  const values = fc.array(fc.integer(), { minLength: 1 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(values, share, (some, part) => {
      const limit = quantile(some, part)
      const below = some.filter((value) => value <= limit)
      expect(below.length / some.length).toBeGreaterThanOrEqual(part)
    }),
  )
})
