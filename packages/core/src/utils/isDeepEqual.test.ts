import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDeepEqual } from './isDeepEqual.js'

it('holds a value equal to its copy, in whatever order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isDeepEqual(value, structuredClone(value))).toBe(true)
    }),
  )
  expect(isDeepEqual({ a: 1, b: [2n] }, { b: [2n], a: 1 })).toBe(true)
  expect(isDeepEqual({ a: undefined }, {})).toBe(true)
})

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [[1, 2], [1]],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  [1n, 1],
  ['1', 1],
])('tells %o from %o', (one, other) => {
  expect(isDeepEqual(one, other)).toBe(false)
  expect(isDeepEqual(other, one)).toBe(false)
})
