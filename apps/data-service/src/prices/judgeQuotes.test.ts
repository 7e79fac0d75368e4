import { expect, it } from 'vitest'
import { judgeQuotes } from './judgeQuotes.js'

const now = 1_800_000_000
const quote = (usd: number, rest = {}) => ({
  usd,
  at: now,
  confidence: 0.9,
  ...rest,
})

it.each([
  ['0', quote(0)],
  ['−1', quote(-1)],
  ['NaN', quote(Number.NaN)],
  ['1e309', quote(Number('1e309'))],
  ['more than 10⁹', quote(1e9 + 1)],
  ['too old', quote(1, { at: now - 601 })],
  ['of the future', quote(1, { at: now + 61 })],
  ['not sure', quote(1, { confidence: 0.89 })],
  ['none', undefined],
])('a price that is %s is unknown', (_what, one) => {
  expect(judgeQuotes([one], now)).toBe(undefined)
  // It speaks neither for nor against another.
  expect(judgeQuotes([one, quote(2)], now)).toBe(2)
})

it('two sources that differ by more than 5 % give no price', () => {
  expect(judgeQuotes([quote(1), quote(1.05)], now)).toBe(1)
  expect(judgeQuotes([quote(1), quote(1.06)], now)).toBe(undefined)
  expect(judgeQuotes([quote(1.06), quote(1)], now)).toBe(undefined)
})

it('is known while it is sound', () => {
  expect(judgeQuotes([quote(1e9, { at: now - 600 })], now)).toBe(1e9)
})
